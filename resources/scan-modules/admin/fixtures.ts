import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { scanModules } from './plugin.tsx';
// Loaded in advance, because lazy loading can take longer than a test waits.
import './ScanModulesPage.tsx';
import './ScanOrganizationList.tsx';

const assessment = (id: string, name: string, nameOverride: string | null = null) => ({
  id,
  name,
  nameOverride,
  thumbnailUrl: null,
  subjectOrientation: 'SIDE',
  resultDefinitions: [],
  directives: { startingConditions: [], endingConditions: [], gipConditions: [], trackedFeatures: [] },
});
export const exampleModule = (id: string, name: string, more = {}) => ({
  id,
  name,
  subtitle: `${name} subtitle`,
  imageName: 'Assessment',
  imageUrl: null as string | null,
  isLocked: false,
  assessments: [] as ReturnType<typeof assessment>[],
  ...more,
});

const row = {
  id: 5,
  name: 'Harbor Balance',
  timezone: 'America/Denver',
  products: ['SCAN'],
  disabled: false,
  version: 4,
};
/** An organization with two modules: Balance, locked, of two assessments, and Empty of none. */
export const harbor = {
  ...row,
  logoUrl: null,
  webLogoUrl: null,
  scanModules: [
    exampleModule('m1', 'Balance', {
      isLocked: true,
      assessments: [assessment('AST-0001', 'Functional Reach', 'Reach'), assessment('AST-0009', 'Timed Up and Go')],
    }),
    exampleModule('m2', 'Empty'),
  ],
};

type Answers = NonNullable<Parameters<typeof renderFeature>[2]>['answers'];

/** Renders the modules page of that organization, or the list that leads to it. */
export const renderModules = (answers: Answers = {}, path = '/admin/scan/organizations/5/modules') =>
  renderFeature(scanModules, path, {
    answers: {
      'GET /v2/admin/scan/organizations': pagedResponse([row]),
      'GET /v2/admin/organizations/5': [200, harbor],
      'GET /v2/admin/scan/assessments': [
        200,
        [
          { id: 'AST-0001', name: 'Functional Reach' },
          { id: 'AST-0009', name: 'Timed Up and Go' },
          { id: 'AST-0020', name: 'Tandem Stance' },
        ],
      ],
      ...answers,
    },
  });
