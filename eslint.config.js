import compat from "eslint-plugin-compat";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["node_modules", "build", "data", ".cache", "app/lib/prisma", "test-results", "playwright-report"] },
  ...tseslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-definitions": ["error", "type"],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-console": "off",
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    rules: { "no-console": ["error", { allow: ["error", "warn"] }] },
  },
  {
    // What reaches the browser; methods of arrays and strings are looked for by the build (framework/bundle/older-scripts.ts).
    files: [
      "app/{client,components,framework,mutations,contracts,texts}/**/*.{ts,tsx}",
      "app/routes/*.tsx",
      "app/*.client.tsx",
    ],
    ignores: ["**/*.server.{ts,tsx}", "app/framework/bundle/**"],
    plugins: { compat },
    settings: { browsers: ["chrome >= 88", "edge >= 88", "firefox >= 105", "safari >= 14.1", "ios_saf >= 14.5"] },
    languageOptions: { globals: { window: "readonly", document: "readonly", navigator: "readonly" } },
    rules: { "compat/compat": "error" },
  },
  {
    // Declarations that extend a library's own interfaces have to be interfaces themselves.
    files: ["**/*.d.ts", "tests/support/*.ts"],
    rules: { "@typescript-eslint/consistent-type-definitions": "off" },
  },
  {
    // One place says which examples a property is tried with.
    files: ["tests/**/*.{ts,tsx}"],
    ignores: ["tests/support/fast-check.ts"],
    rules: { "no-restricted-imports": ["error", { name: "fast-check", message: "Import fc from tests/support." }] },
  },
  {
    files: ["app/**/*.tsx"],
    plugins: { "react-hooks": reactHooks, ...jsxA11y.flatConfigs.recommended.plugins },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      ...jsxA11y.flatConfigs.recommended.rules,
    },
  },
);
