import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditOutcome } from '../../src/analysis/editor/EditOutcome.tsx';
import { definePlugin } from '../../src/plugin.ts';
import { openFeature } from '../../src/testing/openFeature.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../src/testing/people.ts';
import { analyse, ofOrganization, reach, stored } from './analysisDesk.ts';

it('OPEN-156 RISK-03 the analysis of a session leads vendor staff to the editor of its outcome', async () => {
  const { user, dialog } = await analyse(reach, { [ofOrganization(5)]: [200, [stored('AST-0001')]] });
  await user.click(await dialog.findByRole('button', { name: 'Edit Analysis' }));
  expect(await screen.findByRole('dialog', { name: 'Edit Analysis' })).toBeVisible();
  expect(screen.getByText('Functional Reach (AST-0001)')).toBeVisible();
});

it.each([
  ['both kinds of vendor staff', vendorAdmin, true],
  ['both kinds of vendor staff', vendorSupport, true],
  ['nobody of a clinic', clinicAdmin, false],
])('OPEN-156 the way to the editor is for %s', async (_, viewer, isShown) => {
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
  openFeature(plugin, '/edit/', { viewer });
  expect(await screen.findByText('Here')).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Create' })).toHaveLength(isShown ? 1 : 0);
});
