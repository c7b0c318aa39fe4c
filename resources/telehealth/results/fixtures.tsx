import type { ComponentType } from 'react';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import type { CurrentUser } from '../../../contract/identity/users.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../../tests/component/people.ts';
import type { ResultsProps } from './ResultsSection.tsx';
import { resultTexts } from './messages.en.ts';

const place = (id: number, name: string) => ({ id, name, timezone: 'America/Denver' });

/** A user of an organization with Scan and this many locations. */
export const scanner = (locations = 1, more: Partial<NonNullable<CurrentUser['organization']>> = {}): CurrentUser => ({
  ...clinicAdmin,
  locations: [place(4, 'Denver'), place(9, 'Boulder')].slice(0, locations),
  organization: { ...clinicAdmin.organization!, products: ['SCAN'], ...more },
});

/** Renders a page with only the results of a recording. */
export function renderResults(
  Results: ComponentType<ResultsProps>,
  recording: TrackedRecording,
  {
    viewer = scanner(),
    live = false,
    answers = {},
    onReset,
  }: Partial<ResultsProps> & Parameters<typeof renderFeature>[2] = {},
) {
  const page = () => <Results recording={recording} live={live} onReset={onReset} />;
  const plugin = definePlugin({
    id: 'results',
    console: 'portal',
    visibleTo: () => true,
    pages: [{ path: '/results/', page }],
    messages: { en: resultTexts },
  });
  return renderFeature(plugin, '/results/', {
    viewer,
    answers: { 'GET /v2/scan/outcomes/risk-factors': [200, []], ...answers },
  });
}
