/**
 * Who may import whom: one row a layer, and no file without a row. A folder may always import itself; what its row does
 * not name is forbidden, and what a row names and nobody uses is struck out.
 * An entry is a folder or a file; `*` stands for one name, `{a,b}` for either. A row further in than another takes its
 * files out of that one, and out of every entry that names more than them. An entry may be followed by "(types)": nothing of it is left when
 * the program runs; or by "(lazily)": by import() alone.
 * `packages` are npm's, and may be followed by "(types)" too; `node` allows Node's own modules.
 * Tests and scripts import anything and have no row.
 */
export type Row = { from: string; folders: string[]; packages: string[]; node?: true };
