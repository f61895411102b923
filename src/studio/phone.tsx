import { createRoot } from "react-dom/client";
import { rootElement } from "../browser/page.ts";
import "../ui/base.css";
import "../ui/tokens.css";
import { PhonePage } from "./page/PhonePage.tsx";

createRoot(rootElement()).render(<PhonePage />);
