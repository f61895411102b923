import { start } from "./app/start.tsx";

await start();
