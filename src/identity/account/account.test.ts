import { describe, expect, test } from "vitest";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { home, newcomer } from "#tests/support/accounts/newcomer.ts";
import { openTestShop, testShop } from "#tests/support/shop/open-test-shop.ts";
import { maxAddresses } from "../addresses/rules.ts";

const shop = await testShop();

const somebody = (name?: string) => newcomer(shop, name);

describe("the profile", () => {
  test("shows what the shop knows of whoever is signed in", async () => {
    const me = await somebody();
    const { body } = await me.get("profile");
    expect(body.data).toEqual({
      id: me.id,
      name: "Nusrat Jahan",
      email: me.email,
      email_verified: false,
      role: "user",
      has_password: true,
      created_at: expect.any(String),
    });
  });

  test("takes a new name and a picture, which stay at the next sign-in", async () => {
    const me = await somebody();
    const picture = "https://pictures.example/nusrat.jpg";
    const { body } = await me.post("profile", { name: "  নুসরাত   জাহান ", picture });
    expect(body.data).toMatchObject({ name: "নুসরাত জাহান", picture });
    expect((await me.logIn()).body.data.name).toBe("নুসরাত জাহান");
    const named = await me.post("profile", { name: "Nusrat" });
    expect(named.body.data.picture).toBe(picture);
    const without = await me.post("profile", { name: "Nusrat", picture: "" });
    expect(without.body.data.picture).toBeUndefined();
  });

  test("has its picture shown only from places that the shop knows", async () => {
    const me = await somebody();
    const google = "https://lh3.googleusercontent.com/a/nusrat";
    const shown = await me.post("profile", { name: "Nusrat", picture: google });
    expect(shown.body.data).toMatchObject({ picture: google, portrait: google });
    for (const picture of ["https://pictures.example/a", "https://lh3.googleusercontent.com.example/a"]) {
      const stored = await me.post("profile", { name: "Nusrat", picture });
      expect([stored.body.data.picture, stored.body.data.portrait]).toEqual([picture, undefined]);
    }
  });

  test("refuses no name, and pictures that are not https", async () => {
    const me = await somebody();
    const nameless = await me.post("profile", { name: " " });
    expect([nameless.status, nameless.body.errors]).toEqual([422, { name: "Name is required" }]);
    for (const picture of ["http://a.example/b.png", "javascript:alert(1)", "https://", "//a.example"]) {
      expect((await me.post("profile", { name: "Nusrat", picture })).status).toBe(422);
    }
  });

  test("is nobody's where nobody is signed in: 'No user is logged in'", async () => {
    const answers = [
      shop.get("/api/account/profile"),
      shop.post("/api/account/profile", { name: "Mallory" }),
      shop.get("/api/account/addresses"),
      shop.post("/api/account/addresses", home),
      shop.post("/api/account/password", { current_password: "mango-tree", new_password: "mine-now" }),
      shop.post("/api/account/sign-out-everywhere", {}),
      shop.post("/api/account/delete", { word: "DELETE" }),
    ];
    for (const { status, body } of await Promise.all(answers))
      expect([status, body.message]).toEqual([401, "No user is logged in"]);
    const inBengali = await shop.get("/api/account/profile?lang=bn");
    expect(inBengali.body.message).toBe("আপনি লগইন করেননি");
  });
});

describe("saved addresses", () => {
  test("are kept, listed newest first, and removed by their owner alone", async () => {
    const me = await somebody();
    const other = await somebody();
    const first = await me.post("addresses", home);
    expect(first.body.address).toEqual({ id: expect.any(Number), ...home });
    await me.post("addresses", { ...home, address_details: "Office" });
    await me.post("addresses", home);
    const list = await me.get("addresses");
    expect(list.body.data.map((one: any) => one.address_details)).toEqual(["Office", home.address_details]);
    await other.post(`addresses/${first.body.address.id}/remove`);
    expect((await me.get("addresses")).body.data).toHaveLength(2);
    await me.post(`addresses/${first.body.address.id}/remove`);
    expect((await me.get("addresses")).body.data).toHaveLength(1);
  });

  test("are one where the same flat is written in Bengali and in English", async () => {
    const me = await somebody();
    const flat = { address_details: "House 12, Road 5, Flat 3B, Dhanmondi", mobile_no: "01712345678" };
    const first = await me.post("addresses", flat);
    const again = await me.post("addresses", {
      address_details: "বাসা ১২, রোড ৫, ফ্ল্যাট ৩বি, ধানমন্ডি",
      mobile_no: "০১৭১২৩৪৫৬৭৮",
      rider_note: "Ring twice",
    });
    expect(again.body.address).toMatchObject({ ...first.body.address, rider_note: "Ring twice" });
    await me.post("addresses", { ...flat, address_details: "House 12, Road 5, Flat 3C, Dhanmondi" });
    expect((await me.get("addresses")).body.data).toHaveLength(2);
  });

  test("are ten at the most, also when many come at once", async () => {
    const me = await somebody();
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, turn) =>
        me.post("addresses", { ...home, address_details: `Flat ${turn}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status === 409);
    const refusal = ["addresses_full", m.profile_addresses_full({ max: formatNumber(maxAddresses) })];
    expect(refused.map(({ body }) => [body.code, body.message])).toEqual(Array(4).fill(refusal));
  });

  test("are two where the place or the number differs, and removing one says so", async () => {
    const me = await somebody();
    const first = await me.post("addresses", home);
    const again = await me.post("addresses", home);
    expect(again.body).toEqual({ success: true, address: first.body.address });
    await me.post("addresses", { ...home, mobile_no: "01811111111" });
    await me.post("addresses", { ...home, address_details: "Office" });
    expect((await me.get("addresses")).body.data).toHaveLength(3);
    const removed = await me.post(`addresses/${first.body.address.id}/remove`);
    expect(removed.body).toEqual({ success: true, message: m.profile_address_removed() });
  });

  test("need words and a number that can be rung", async () => {
    const me = await somebody();
    const { status, body } = await me.post("addresses", { address_details: " ", mobile_no: "12" });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["address_details", "mobile_no"]]);
  });
});

describe("the password", () => {
  test("changes for the old one, keeps this session, and ends all others", async () => {
    const me = await somebody();
    const elsewhere = (await me.logIn()).body.token;
    const { status, body } = await me.post("password", {
      current_password: "mango-tree",
      new_password: "lychee-tree",
    });
    expect([status, body]).toEqual([200, { success: true, message: m.profile_password_changed() }]);
    expect((await me.get("profile")).status).toBe(200);
    expect((await shop.get("/api/account/profile", { token: elsewhere })).status).toBe(401);
    expect((await me.logIn("mango-tree")).status).toBe(401);
    expect((await me.logIn("lychee-tree")).status).toBe(200);
  });

  test("stays where the old one is wrong or the new one too short", async () => {
    const me = await somebody();
    const wrong = await me.post("password", { current_password: "guessed", new_password: "lychee-tree" });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { current_password: "This is not your current password." },
    ]);
    const short = await me.post("password", { current_password: "mango-tree", new_password: "short" });
    expect(short.body.errors).toEqual({ new_password: "The password needs at least 6 characters." });
    expect((await me.logIn()).status).toBe(200);
  });

  test("cannot be guessed on a phone that lies open", async () => {
    const strict = await openTestShop({ RATE_LIMIT: "1" });
    const token = await strict.newCustomer();
    const other = await strict.newCustomer();
    const guess = (of = token) =>
      strict.post(
        "/api/account/password",
        { current_password: "guessed", new_password: "mine-now" },
        { token: of },
      );
    for (let turn = 0; turn < 5; turn++) expect((await guess()).status).toBe(422);
    expect([(await guess()).status, (await guess(other)).status]).toEqual([429, 422]);
    await strict.close();
  });
});

describe("signing out everywhere", () => {
  test("ends all sessions of the shop and of the identity service, and ID tokens made before open nothing", async () => {
    const me = await somebody();
    const signIn = await shop.post("/identity/sign-in/email", { email: me.email, password: "mango-tree" });
    const cookie = signIn.headers
      .getSetCookie()
      .map((one) => one.split(";")[0])
      .join("; ");
    const proof = await shop.get("/identity/token", { headers: { cookie } });
    const id_token = proof.body.token;
    expect((await shop.post("/api/auth/login", { email: me.email, id_token })).status).toBe(200);

    const out = await me.post("sign-out-everywhere");
    expect(out.body).toEqual({ success: true, message: m.profile_out_everywhere() });
    expect((await me.get("profile")).status).toBe(401);
    expect((await shop.get("/identity/token", { headers: { cookie } })).status).toBe(401);
    expect((await shop.post("/api/auth/login", { email: me.email, id_token })).status).toBe(401);
    expect((await me.logIn()).status).toBe(200);
  });
});
