import { backup, ordersBefore } from "./backup.ts";
import { clocks } from "./clocks.ts";
import type { Drill } from "./drill.ts";
import { failover } from "./failover/failover.ts";
import { flood, floodSeconds } from "./flood.ts";
import { freeze, frozenSeconds } from "./freeze.ts";
import { inputsOverHttp } from "./inputs/over-http.ts";
import { kills, slowStarts } from "./kills.ts";
import { filledRows, migrations } from "./migrations.ts";
import { overload, overloadSeconds } from "./overload.ts";
import { archiveSeconds, pitr } from "./pitr.ts";
import { rolling } from "./rolling.ts";
import { stateSeconds, update } from "./update.ts";
import { webhooks } from "./webhooks.ts";

/** Every drill by its name. */
export const drills: Record<string, Drill> = {
  kills: {
    about: "server, PostgreSQL or both are killed under orders; nothing is lost, doubled or half there",
    rounds: 50,
    buyers: 500,
    async run(options) {
      const report = await kills(options);
      return { ...report, faults: [...report.faults, ...slowStarts(report)] };
    },
  },
  rolling: {
    about:
      "three servers behind a proxy are restarted in turn, and no request is lost; one is killed, the others serve",
    rounds: 5,
    buyers: 24,
    run: rolling,
  },
  freeze: {
    about:
      "PostgreSQL stands still for so many seconds (--rounds): cached pages go on, orders are refused with words and then taken once",
    rounds: frozenSeconds,
    buyers: 40,
    run: freeze,
  },
  failover: {
    about:
      "PostgreSQL with synchronous standbys under Patroni, etcd and HAProxy: the primary is killed under orders, and no acknowledged one is missing",
    rounds: 20,
    buyers: 8,
    run: failover,
  },
  overload: {
    about:
      "idle connections, slow clients and a flood of new pages for so many seconds (--rounds): ordinary pages are served, memory stays bounded",
    rounds: overloadSeconds,
    buyers: 10,
    run: overload,
  },
  flood: {
    about:
      "one network floods the shop in all ways at once for so many seconds (--rounds): a page for another network takes less than a second",
    rounds: floodSeconds,
    buyers: 8,
    run: flood,
  },
  inputs: {
    about:
      "requests made from the API's own description, most of them wrong, get an answer as described and never a 5xx",
    rounds: 1_000_000,
    buyers: 1,
    run: inputsOverHttp,
  },
  backup: {
    about:
      "a shop is backed up under orders (after --rounds of them), loses its database, and is restored: everything that was there is there once",
    rounds: ordersBefore,
    buyers: 12,
    run: backup,
  },
  pitr: {
    about:
      "PostgreSQL archives what it writes within so many seconds (--rounds); all orders are deleted, then the disk is lost: what was acknowledged comes back",
    rounds: archiveSeconds,
    buyers: 8,
    run: pitr,
  },
  migrations: {
    about:
      "a database of the version before with so many orders (--rounds) is migrated while that version reads and orders: nothing waits a second",
    rounds: filledRows,
    buyers: 1,
    async run(options) {
      const { figures, faults, slow } = await migrations(options);
      return { figures, faults: [...faults, ...slow] };
    },
  },
  update: {
    about:
      "this version starts beside the one before (--from FOLDER), migrates, and takes over, each for so many seconds (--rounds); no request is lost",
    rounds: stateSeconds,
    buyers: 12,
    run: update,
  },
  webhooks: {
    about:
      "the receiver of webhooks is down, fails at random, and servers are killed while so many orders (--rounds) are placed and packed: no event is lost, and those of an order come in order",
    rounds: 10_000,
    buyers: 8,
    run: webhooks,
  },
  clocks: {
    about:
      "servers whose clock is an hour off, on a database with the right time, offer and take the same as one with the right time",
    rounds: 2,
    buyers: 1,
    run: clocks,
  },
};
