import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The longest files, 20 seconds to two minutes each: started last, one would keep a worker busy alone. */
const longest = [
  "tests/soak/short/servers.test.ts",
  "tests/server/kills.test.ts",
  "tests/server/process.test.ts",
  "tests/soak/short/webhooks.test.ts",
  "tests/soak/short/pitr.test.ts",
  "tests/soak/short/long-requests.test.ts",
  "tests/server/supervision.test.ts",
  "tests/api/bad-inputs.test.ts",
  "tests/server/image.test.ts",
  "tests/server/lost-database.test.ts",
  "tests/server/invalidated-pages.test.ts",
  "tests/soak/short/updates.test.ts",
  "tests/server/read-your-writes.test.ts",
  "src/orders/mine/changing/changed-at-once.test.ts",
  "tests/soak/short/backup.test.ts",
  "tests/soak/short/take-over.test.ts",
  "tests/server/lost-commits.test.ts",
  "tests/server/embedded-postgres.test.ts",
  "tests/server/admin-command.test.ts",
  "tests/server/offer-codes.test.ts",
  "src/catalogue/admin/import/xlsx.test.ts",
  "src/platform/database/database.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return at < 0 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}
