import { readdirSync } from 'node:fs';
import { defineConfig, type OxlintOverride } from 'oxlint';

interface Restriction {
  regex?: string;
  /** Paths as in .gitignore; regular expressions have no look-ahead here. */
  group?: string[];
  message: string;
  allowImportNames?: string[];
}
const libraries = (names: string, message: string): Restriction => ({ regex: `^(${names})(/|$)`, message });
const folders = (names: string, message: string): Restriction => ({ regex: `^(\\.\\./)+(${names})/`, message });

const zodMini = { name: 'zod', message: 'Import zod/mini: the full zod is 20 kB more on every page.' };
const screenLibraries = [
  zodMini,
  {
    name: 'react-admin',
    importNames: 'Admin AdminContext AdminUI Layout Login LoginPage Notification AppBar Sidebar Menu'.split(' '),
    message: 'The stock shell weighs too much: the consoles use CoreAdminContext and CoreAdminUI with src/app/layout/.',
  },
  { name: '@mui/icons-material', message: 'Import one icon: @mui/icons-material/Name.' },
];
const noNode: Restriction = { regex: '^node:', message: 'This folder also runs in the browser: no Node modules.' };
const noServerLibraries = libraries(
  'pg|@electric-sql/pglite|drizzle-orm|hono|@hono/node-server|better-auth|nodemailer|aws4fetch',
  'Server libraries stay in server/. The browser reaches the server through dataProvider/ and the calls of contract/.',
);
const noScreens = libraries(
  'react|react-dom|react-router|react-router-dom|react-admin|ra-[a-z-]+|@mui/[a-z-]+|@emotion/[a-z]+|@nivo/[a-z]+|@dnd-kit/[a-z]+|konva|react-konva',
  'User interface belongs to resources/ and src/.',
);
const noDriver = libraries(
  'pg|@electric-sql/pglite|drizzle-orm/node-postgres|drizzle-orm/pglite',
  'Only server/platform/db/ uses the driver: open a tenant context instead.',
);
const noBetterAuth = libraries('better-auth', 'Only server/identity/ uses the library: call its IdentityProvider.');
const noMailOrStorage = libraries('nodemailer|aws4fetch', 'Use server/platform/mail/ and server/platform/storage/.');
const noHttpClient: Restriction = {
  regex: 'dataProvider/client\\.ts$',
  message: 'Use the hooks of react-admin or useCaller(); dataProvider/public/ where no react-admin is loaded.',
};
const noToasts: Restriction = {
  regex: 'toasts/toasts\\.ts$',
  allowImportNames: ['toastAfterReload'],
  message: 'Inside the consoles use useNotify() of react-admin: NotificationBridge shows its notifications.',
};
const onlyPlugins: Restriction = {
  group: ['../**/resources/**', '!../**/resources/**/plugin.tsx', '!../**/resources/*/shared/**'],
  message: "src/app/ imports a feature's plugin.tsx and shared/ folder only.",
};

const engineByName = (folder: string) => folders(folder, 'Import an engine by its package name: @exer/…');
const noTestData: Restriction = { regex: '^@exer/[a-z-]+/testing/', message: 'Only tests import test data.' };

/** Allows the files of a folder to import from the other top-level folders that `mayImport` names, and says why. */
const all = 'contract domain packages dataProvider authProvider resources src server mocks tests bench scripts'.split(
  ' ',
);
function boundary(files: string[], mayImport: string, why: string, more: Restriction[], paths: object[] = [zodMini]) {
  const others = all.filter((folder) => !mayImport.split(' ').includes(folder));
  const patterns = [
    folders(others.join('|'), why),
    others.includes('packages') ? libraries('@exer/[a-z-]+', why) : engineByName('packages'),
    ...(others.length > 0 ? [noTestData] : []),
    ...more,
  ];
  return { files, rules: { 'no-restricted-imports': ['error', { paths, patterns }] } } as OxlintOverride;
}
const inBrowser = 'contract domain packages dataProvider authProvider src';
const screen = (files: string[], mayImport: string, why: string, more: Restriction[]) =>
  boundary(files, mayImport, why, [noNode, noServerLibraries, noHttpClient, ...more], screenLibraries);

const features = readdirSync('resources');
const feature = (name: string) =>
  screen([`resources/${name}/**`], `${inBrowser} resources`, 'A screen reaches the server through dataProvider/.', [
    // Support works on the public pages as well, where no react-admin is loaded.
    ...(name === 'support' ? [] : [noToasts]),
    folders('src/app', 'A feature does not know the application around it: use src/ui/.'),
    {
      group: [
        ...features
          .filter((other) => other !== name)
          .flatMap((other) => [`../**/${other}/**`, `!../**/${other}/shared/**`]),
        // Other folders have features of the same names.
        ...all.filter((folder) => folder !== 'resources').map((folder) => `!../**/${folder}/**`),
      ],
      message: "A feature imports only another feature's shared/ folder.",
    },
  ]);
const server = (files: string[], more: Restriction[]) =>
  boundary(files, 'contract domain packages server', 'The server imports contract/, domain/ and packages/ only.', [
    noScreens,
    ...more,
  ]);
const shared = [noNode, noServerLibraries, noScreens];
const tests = '*.test.{ts,tsx}';

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true, browser: true, node: true },
  ignorePatterns: ['dist/**', 'data/**'],
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'import/no-cycle': 'error',
    'typescript/no-floating-promises': ['error', { checkThenables: true }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/no-explicit-any': 'error',
    'no-restricted-imports': ['error', { paths: [zodMini] }],
    'no-restricted-properties': [
      'error',
      { object: 'sql', property: 'raw', message: 'sql.raw invites injection: pass ${parameters}, names from a list.' },
    ],
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    ...Object.fromEntries(
      [
        'react/react-in-jsx-scope react/hooks react/exhaustive-effect-dependencies import/no-unassigned-import',
        'import/no-named-as-default import/no-named-as-default-member typescript/no-unsafe-type-assertion',
        'typescript/consistent-return no-underscore-dangle unicorn/consistent-function-scoping',
        'oxc/no-async-endpoint-handlers jsx-a11y/prefer-tag-over-role jsx-a11y/no-redundant-roles',
        'vitest/no-conditional-expect vitest/no-conditional-tests',
      ]
        .flatMap((names) => names.split(' '))
        .map((name) => [name, 'off']),
    ),
  },
  overrides: [
    boundary(['contract/**'], 'contract', 'contract/ imports nothing: move this to domain/ or a screen.', shared),
    boundary(['domain/**'], 'contract domain packages', 'Pass domain/ what it needs as an argument.', shared),
    boundary(['packages/**'], 'packages', 'An engine does not know the portal.', [
      engineByName(readdirSync('packages').join('|')),
      noServerLibraries,
      noScreens,
    ]),
    boundary(
      ['dataProvider/**'],
      'contract domain packages',
      'A screen asks dataProvider/, never the reverse.',
      [noNode, noServerLibraries],
      screenLibraries,
    ),
    boundary(
      ['authProvider/**'],
      'contract domain dataProvider',
      'Pass authProvider/ the rest as an argument.',
      [noNode, noServerLibraries],
      screenLibraries,
    ),
    screen(['src/ui/**'], inBrowser, 'src/ui/ knows no feature and no server.', [
      noToasts,
      folders('app', 'src/ui/ does not know the application that uses it.'),
    ]),
    screen(['src/app/**'], `${inBrowser} resources`, 'The browser never imports the server.', [onlyPlugins]),
    ...features.map(feature),
    boundary(
      [`{dataProvider,authProvider,src,resources}/**/${tests}`, 'resources/**/*fixtures.{ts,tsx}'],
      all.join(' '),
      '',
      [],
      screenLibraries,
    ),
    server(['server/**'], [noDriver, noBetterAuth, noMailOrStorage]),
    server(['server/platform/db/**'], [noBetterAuth, noMailOrStorage]),
    server(['server/identity/**'], [noDriver, noMailOrStorage]),
    server(['server/platform/{mail,storage}/**'], [noDriver, noBetterAuth]),
    boundary([`{contract,domain,server,packages}/**/${tests}`, 'packages/*/testing/**'], all.join(' '), '', [
      noScreens,
    ]),
    {
      files: ['server/platform/db/**', 'server/**/schema.ts', 'tests/**', 'bench/**'],
      rules: { 'no-restricted-properties': 'off' },
    },
  ],
});
