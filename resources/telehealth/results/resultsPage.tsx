import type { ComponentType } from 'react';
import type { TrackedRecording } from '../../../domain/telehealth/tracked.ts';
import type { CurrentUser } from '../../../contract/users.ts';
import { definePlugin } from '../../../src/plugin.ts';
import { openFeature } from '../../../src/testing/openFeature.tsx';
import { clinicAdmin } from '../../../src/testing/people.ts';
import type { ResultsProps } from './ResultsProps.ts';
import { resultTexts } from './resultTexts.ts';

const place = (id: number, name: string) => ({ id, name, timezone: 'America/Denver' });

/** Somebody of an organization with Scan who works at these many locations. */
export const scanner = (locations = 1, more: Partial<NonNullable<CurrentUser['organization']>> = {}): CurrentUser => ({
  ...clinicAdmin,
  locations: [place(4, 'Denver'), place(9, 'Boulder')].slice(0, locations),
  organization: { ...clinicAdmin.organization!, products: ['SCAN'], ...more },
});

/** Opens a page that holds only the results of a recording, as the telehealth pages mount them. */
export function openResults(
  Results: ComponentType<ResultsProps>,
  recording: TrackedRecording,
  {
    viewer = scanner(),
    live = false,
    answers = {},
    onReset,
  }: Partial<ResultsProps> & Parameters<typeof openFeature>[2] = {},
) {
  const page = () => <Results recording={recording} live={live} onReset={onReset} />;
  const plugin = definePlugin({
    id: 'results',
    console: 'portal',
    visibleTo: () => true,
    pages: [{ path: '/results/', page }],
    messages: { en: resultTexts },
  });
  return openFeature(plugin, '/results/', {
    viewer,
    answers: { 'GET /v2/scan/outcomes/risk-factors': [200, []], ...answers },
  });
}
