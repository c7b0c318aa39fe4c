import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditOutcome } from '../../risk-analysis/shared/EditOutcome.tsx';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { openAnalysis, buildOrganization, pages, reach, stored } from './fixtures.ts';

it('OPEN-156 RISK-03 the analysis of a session has a button that opens the editor of its outcome for vendor staff', async () => {
  const { user, dialog } = await openAnalysis(reach, { [buildOrganization(5)]: [200, [stored('AST-0001')]] });
  await user.click(await dialog.findByRole('button', { name: 'Edit Analysis' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Analysis' })).toBeVisible();
  expect(screen.getByText('Functional Reach (AST-0001)')).toBeVisible();
});

it('RISK-03 the list of sessions is loaded again, with its risks, once an outcome is saved', async () => {
  const path = '/v2/admin/scan/organizations/5/assessments/AST-0001/outcomes/risk-factors';
  const counted = { unmatched: 0, overlapping: 0, withoutCriterion: 0, withoutResult: 0, otherUnits: 0 };
  const edited = { ...counted, withoutDemographics: 0, categories: { LOW: 0, MEDIUM: 0, HIGH: 1 } };
  const { user, dialog, sent } = await openAnalysis(reach, {
    [buildOrganization(5)]: [200, [stored('AST-0001')]],
    [`POST ${path}/simulation`]: [200, { sessions: 1, truncated: false, edited, present: null }],
    [`PUT ${path}`]: [200, { ...stored('AST-0001'), version: 2 }],
  });
  await user.click(await dialog.findByRole('button', { name: 'Edit Analysis' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Edit Analysis' }));
  await user.click(editor.getByRole('button', { name: 'Next' }));
  await user.click(editor.getByRole('button', { name: 'Next' }));
  await user.click(editor.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.filter(({ path: asked }) => asked === pages)).toHaveLength(2));
});

it.each([
  ['both kinds of vendor staff', vendorAdmin, true],
  ['both kinds of vendor staff', vendorSupport, true],
  ['nobody of a clinic', clinicAdmin, false],
])('OPEN-156 the button of the editor is shown to %s', async (_, viewer, isShown) => {
  const page = () => (
    <main>
      Here
      <EditOutcome organizationId={5} assessmentId="AST-0001" stored={[]} create="Create" edit="Edit" />
    </main>
  );
  const plugin = definePlugin({
    id: 'edit',
    console: 'portal',
    visibleTo: () => true,
    pages: [{ path: '/edit/', page }],
    messages: { en: {} },
  });
  renderFeature(plugin, '/edit/', { viewer });
  expect(await screen.findByText('Here')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Create' })).toHaveLength(isShown ? 1 : 0);
});
