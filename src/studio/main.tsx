import { createRoot } from "react-dom/client";
import { rootElement } from "../browser/page.ts";
import "../ui/base.css";
import "../ui/tokens.css";
import { StudioPage } from "./page/StudioPage.tsx";

createRoot(rootElement()).render(<StudioPage />);
