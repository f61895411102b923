Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.0" } });
