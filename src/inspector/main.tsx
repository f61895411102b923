import { createRoot } from "react-dom/client";
import { rootElement } from "../browser/page.ts";
import "../ui/base.css";
import "../ui/tokens.css";
import { InspectorPage } from "./InspectorPage.tsx";

createRoot(rootElement()).render(<InspectorPage />);
