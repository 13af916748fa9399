import { relative, sep } from "node:path";
import type { RuleTester } from "oxlint/plugins-dev";
import { judgeImport, judgeName, type ImportKind } from "./judge.ts";

type Rule = Parameters<RuleTester["run"]>[1];
type Context = Parameters<NonNullable<Rule["create"]>>[0];
type Node = NonNullable<Parameters<Context["report"]>[0]["node"]>;

const pathOf = ({ filename, cwd }: Context) => relative(cwd, filename).replaceAll(sep, "/");

/** Refuses every import that the table beside this file does not allow. */
export const imports: Rule = {
  create(context) {
    const file = pathOf(context);
    const judge = (source: Node | null, kind: ImportKind = "value") => {
      if (source === null || !("value" in source) || typeof source.value !== "string") return;
      const message = judgeImport(file, source.value, kind);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => judge(node.source, node.importKind),
      ExportNamedDeclaration: (node) => judge(node.source, node.exportKind),
      ExportAllDeclaration: (node) => judge(node.source, node.exportKind),
      ImportExpression: (node) => judge(node.source, "later"),
      TSImportType: (node) => judge(node.source, "type"),
    };
  },
};

/** Refuses file and folder names that say nothing. */
export const names: Rule = {
  create: (context) => ({
    Program(node) {
      const message = judgeName(pathOf(context));
      if (message) context.report({ node, message });
    },
  }),
};

export default { meta: { name: "boundaries" }, rules: { imports, names } };
