import { randomInt } from "node:crypto";
import type { components } from "../../../../openapi/generated/api.ts";
import { limits } from "../../../../server/core/limits.ts";
import { hashPassword } from "../../../../server/services/accounts/passwords.ts";
import type { Service } from "./service.ts";

/** The password that people have unless it was changed. */
export const password = "correct horse battery";

const hashes = new Map<string, Promise<string>>();

/** A hash takes long on purpose; people may share one. */
function hashOnce(word: string): Promise<string> {
  const hash = hashes.get(word) ?? hashPassword(word);
  hashes.set(word, hash);
  return hash;
}

/** Those who have an account, and what happens to it from outside. */
export class Accounts {
  readonly #service: Service;
  readonly #address: string;

  constructor(service: Service, address: string) {
    this.#service = service;
    this.#address = address;
  }

  /** Gives a phone an account with the usual password, or name and password back to the one it has. */
  async give(phone: number, name = "Мадина"): Promise<void> {
    await this.#change(
      `insert into clients (phone, name, password_hash, language, created_at) values ($1, $2, $3, 'ru', $4)
       on conflict (phone) do update
         set password_hash = excluded.password_hash, name = excluded.name, surname = null`,
      [phone, name, await hashOnce(password), this.#service.clock.now()],
    );
    await this.#change("delete from password_attempts where phone = $1", [phone]);
  }

  async takeAway(phone: number): Promise<void> {
    await this.#change("delete from clients where phone = $1", [phone]);
  }

  /** Another client of the same client changes the password. */
  async changePassword(phone: number, word: string): Promise<void> {
    await this.#change("update clients set password_hash = $2 where phone = $1", [phone, await hashOnce(word)]);
  }

  /** So many wrong passwords were tried for a phone that the next has to wait. */
  async spendPasswords(phone: number): Promise<void> {
    await this.#change(
      "insert into password_attempts (phone, address, created_at) select $1, 'elsewhere', $2 from generate_series(1, $3)",
      [phone, this.#service.clock.now(), limits.wrongPasswordsPerPhonePerHour],
    );
  }

  /** Another code was sent to a phone in the place of the one that its person has. */
  async changeCode(phone: number): Promise<void> {
    await this.#change("update sms_challenges set code_hash = sha256(code_hash) where phone = $1", [phone]);
  }

  /** What a phone was proven by is not good any more. */
  async endProof(phone: number): Promise<void> {
    await this.#change("update sms_challenges set proof_expires_at = created_at where phone = $1", [phone]);
  }

  /** The account goes by another phone from now on. */
  async changePhone(phone: number): Promise<void> {
    const another = 77_090_000_000 + randomInt(10_000_000);
    await this.#change("update clients set phone = $2 where phone = $1", [phone, another]);
  }

  /** The client ends all their sessions from another client. */
  async endSessions(phone: number): Promise<void> {
    await this.#change(
      "update sessions set revoked_at = $2 where client_id = (select id from clients where phone = $1)",
      [phone, this.#service.clock.now()],
    );
  }

  /** The client asks for the deletion of their account from another client, or takes that back. */
  async wantDeletion(phone: number, isWanted: boolean): Promise<void> {
    const now = this.#service.clock.now();
    const deleteAfter = new Date(now.getTime() + limits.deletionDays * 86_400_000);
    await this.#change("update clients set deletion_requested_at = $2, delete_after = $3 where phone = $1", [
      phone,
      isWanted ? now : null,
      isWanted ? deleteAfter : null,
    ]);
  }

  /** Signs in with the usual password. */
  /** Orders a gift card for whoever is signed in by the token of an account, whose phone is proven anew. @returns its key */
  async orderGiftCard(phone: number, token: string): Promise<{ id: string; secret: string }> {
    const card = {
      amount: { amount: 1_500_000, currency: "KZT" },
      worksAt: { type: "everyFirm" },
      design: "tulips",
      delivery: { type: "link" },
      buyerName: "Мадина",
      buyerPhone: phone,
    };
    const answer = await fetch(`${this.#service.url}/rest/clients-app/v2/gift-cards`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
        "x-forwarded-for": this.#address,
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify(card),
    });
    if (!answer.ok) throw new Error(await answer.text());
    const { id, secret }: components["schemas"]["CreatedGiftCard"] = await answer.json();
    await this.#change("update gift_cards set is_phone_proven = true where id = $1", [id]);
    return { id, secret };
  }

  async signIn(phone: number): Promise<components["schemas"]["SignedIn"]> {
    const device = { appVersion: "15.0.0", clientApp: "WEB", deviceName: "Chrome", deviceOS: "Android" };
    const answer = await fetch(`${this.#service.url}/auth-app/auth/v1/sign-in`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
        "x-forwarded-for": this.#address,
      },
      body: JSON.stringify({ ...device, phone, password }),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  }

  async #change(sql: string, values: unknown[]): Promise<void> {
    await this.#service.pool.query(sql, values);
  }
}
