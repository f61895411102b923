import type { Pool } from "pg";
import { salon } from "./salon.ts";

const named = (ru: string) => `{"ru": "${ru}", "kz": "${ru} (kz)", "en": "${ru} (en)"}`;

/** Gives the salon a room for two clients, which the haircut needs, and one device, which the manicure needs. Both are 7. */
export async function insertRooms(pool: Pool): Promise<void> {
  await pool.query(`insert into rooms values ($1, 'room', 7, $2, 2, 1), ($1, 'device', 7, $3, 1, 1)`, [
    salon.firmId,
    named("Кабинет"),
    named("Аппарат"),
  ]);
  await pool.query("insert into service_rooms values ($1, $2, 'room', 7), ($1, $3, 'device', 7)", [
    salon.firmId,
    salon.haircut,
    salon.manicure,
  ]);
}
