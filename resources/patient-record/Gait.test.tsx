import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GaitMeasure, GaitSession } from '../../contract/gait.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { walkedAt } from '../../src/testing/walkedAt.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { ada, recordWith } from '../../src/testing/patientRecords.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { patientRecord } from './plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

const record = recordWith({
  products: ['GAIT'],
  productData: { ...ada.productData, gait: { uid: 'G-77', mostRecentSession: null } },
});
const viewer = {
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, products: ['HEALTH' as const, 'GAIT' as const] },
};
const measure = (name: string, displayName: string | null, value: number | null, unit: string | null) => ({
  name,
  displayName,
  value,
  unit,
});
const session = (
  id: number,
  capturedDate: string,
  speed: number | null,
  more: Partial<GaitSession> = {},
  ofSpeed: Partial<GaitMeasure> = {},
): GaitSession => ({
  id,
  sessionUUID: `00000000-0000-4000-8000-00000000000${id}`,
  sessionSchema: 'GAIT-SA-2',
  session: {
    meta: { capturedDate, comment: id === 2 ? 'New shoes.' : '', assistanceOption: 'CANE', unitsSelected: 'm/s' },
    data: [
      {
        name: 'hip',
        measures: [
          measure('leftHipFlexion', 'Left Hip Flexion', 26.44, 'degrees'),
          measure('rightHipFlexion', 'Right Hip Flexion', null, 'degrees'),
        ],
      },
      { name: 'speed', measures: [{ ...measure('avgSpeed', 'Gait Speed', speed, 'm/s'), ...ofSpeed }] },
      { name: 'stride', measures: [measure('leftStancePhase', null, 61.5, 'percent')] },
    ],
  },
  subject: { patientId: 12, firstName: 'Ada', lastName: 'Lovelace', gaitUid: 'G-77' },
  ...walkedAt('2026-11-10'),
  version: 5,
  ...more,
});
// Half past midnight of 11 November in UTC is the evening of the 10th in Denver, the organization's zone.
const newest = session(2, '2026-11-11T00:30:00Z', 1.126);
const older = session(1, '2026-10-01T16:00:00Z', 0.7, { ...walkedAt('2026-10-01'), sessionSchema: 'GAIT-SA-1' });
const SESSIONS = '/v2/patients/12/gait-sessions';

type Answers = NonNullable<NonNullable<Parameters<typeof openFeature>[2]>['answers']>;
const open = (section: 'activity' | 'progress', answers: Answers = {}) =>
  openFeature(patientRecord, `/patients/12/gait/${section}`, {
    viewer,
    answers: { 'GET /v2/patients/12': [200, record], [`GET ${SESSIONS}`]: pageOf([newest, older]), ...answers },
  });
const OLDER = 'This data was recorded with an older version of the gait assessment.';
/** The sessions; what folds within them are details too. */
const cards = async () =>
  (await screen.findAllByRole('group')).filter(
    (group) => group.tagName === 'DETAILS' && !group.parentElement!.closest('details'),
  );
const facts = (card: { getAllByRole: (role: string) => HTMLElement[] }) =>
  card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
const asked = (sent: ReturnType<typeof open>['sent']) =>
  sent.filter(({ path, method }) => path === SESSIONS && method === 'GET').length;

describe('Assessment', () => {
  it('REC-30 ENT-036 ENT-037 ENT-038 ENT-039 CONST-06 CONST-09 groups the measures with their units', async () => {
    open('activity');
    const [first] = await cards();
    const card = within(first!);
    expect(card.getByRole('heading', { level: 2 })).toHaveTextContent('11/10/2026, 05:30 PM');
    expect(card.getByText('Cane')).toBeInTheDocument();
    expect(card.getByText('New shoes.')).toBeInTheDocument();
    expect(card.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Speed compared',
      'Speed',
      'Hip',
      'Stride',
    ]);
    expect(facts(card).slice(2)).toEqual([
      ['Gait Speed', '1.13 m/s'],
      ['Left Hip Flexion', '26.44°'],
      ['Right Hip Flexion', 'Not measured'],
      ['Left stance phase', '61.50%'],
    ]);
  });

  it('REC-39 OPEN-070 ENT-060 shows the banner on sessions of the older assessment alone', async () => {
    open('activity');
    const [first, second] = await cards();
    expect(within(first!).queryByText(OLDER)).not.toBeInTheDocument();
    expect(within(second!).getByText(OLDER)).toBeInTheDocument();
  });

  it('REC-36 says that there is no session, with nothing to show to the patient', async () => {
    open('activity', { [`GET ${SESSIONS}`]: pageOf([]) });
    expect(await screen.findByText('No Gait sessions for this user')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Patient View' })).not.toBeInTheDocument();
  });

  it('REC-31 refreshes, keeps what is shown meanwhile and after a failure, and says when it was read', async () => {
    const { user, sent, answering } = open('activity');
    await cards();
    expect(screen.getByText(/^Refreshed/)).toHaveTextContent(/\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2} [AP]M/);
    let answer = (): void => undefined;
    const later = new Promise<void>((resolve) => (answer = resolve));
    answering[`GET ${SESSIONS}`] = async () => (await later, pageOf([newest]));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Refreshing…')).toBeInTheDocument();
    expect(await cards()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(asked(sent)).toBe(2);
    answer();
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    answering[`GET ${SESSIONS}`] = refused(503, 'The database is away.');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    expect(await cards()).toHaveLength(1);
  });
});

describe('how a walk compares', () => {
  const woman = {
    ...record,
    productData: {
      ...record.productData,
      gait: { uid: 'G-77', mostRecentSession: null, sex: 'FEMALE', heightCm: 168 },
    },
  } satisfies typeof record;

  it('AGAIT-06 ENT-037 says of the speed what changed, whether that is real, what was different, and how others walk', async () => {
    open('activity', { 'GET /v2/patients/12': [200, woman] });
    const [first, second] = (await cards()).map((card) => within(card));
    // Ada is 40; women of 40 to 49 walk at 1.39 m/s.
    await waitFor(() =>
      expect(facts(first!).slice(0, 2)).toEqual([
        [
          'Since the last visit, 10/01/2026',
          '0.43 m/s faster. A real change: at least as large as the published error of measurement of every population.' +
            'Not like for like assessment then: GAIT-SA-1, now: GAIT-SA-2',
        ],
        [
          'Beside healthy people',
          '81% of the mean of healthy women of 40 to 49, 1.39 m/s. Their means are of walking without a cane or walker.',
        ],
      ]),
    );
    expect(second!.getByText('There is no earlier visit with a speed.')).toBeInTheDocument();
    const errors = within(first!.getByRole('list', { name: 'Published errors of the speed', hidden: true }));
    expect(errors.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toContain(
      '0.18 m/s: Adults with parkinsonism living in the community, 37 people. Steffen and Seney 2008, Phys Ther 88:733-746. Confidence: High.',
    );
  });

  it('says what is missing to compare, and takes it', async () => {
    const { user, sent } = open('activity', { 'PUT /v2/gait/patients/12/walker': [200, { ...woman, version: 5 }] });
    const [card] = await cards();
    expect(within(card!).getByText('Not compared: the sex is not stated.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Compare by' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare by' }));
    expect(dialog.getByText(/^Date of birth: 12\/10\/1985/)).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Sex'), 'Female');
    await user.type(dialog.getByLabelText('Height in cm'), '16.8');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Height must be between 50 and 250 cm')).toBeInTheDocument();
    await user.clear(dialog.getByLabelText('Height in cm'));
    await user.type(dialog.getByLabelText('Height in cm'), '168');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('168 cm')).toBeInTheDocument();
    const put = sent.find(({ method }) => method === 'PUT')!;
    expect([put.headers.get('If-Match'), put.body]).toEqual(['4', { sex: 'FEMALE', heightCm: 168 }]);
    expect(within((await cards())[0]!).getByText(/^81% of the mean of healthy women/)).toBeInTheDocument();
  });

  it('shows what somebody else has stated meanwhile', async () => {
    const { user } = open('activity', {
      'PUT /v2/gait/patients/12/walker': refused(412, 'Changed.', { current: { ...woman, version: 9 } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Compare by' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare by' }));
    await user.selectOptions(dialog.getByLabelText('Sex'), 'Male');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Female, 168 cm')).toBeInTheDocument();
    expect(dialog.getByLabelText('Sex')).toHaveValue('MALE');
    await user.click(dialog.getByRole('button', { name: 'Take what is there now' }));
    expect(dialog.getByLabelText('Sex')).toHaveValue('FEMALE');
  });
});

describe('a recording', () => {
  const recorded = (recording: GaitSession['recording']) =>
    session(2, '2026-11-11T00:30:00Z', 1.126, { recording }, { source: 'RECORDING', plusMinus: 0.042, count: 12 });

  it('tells of each value how sure it is and where it comes from, and what to know of the recording', async () => {
    const quality = { strides: 24, seen: 96.6, remarks: ['SCALE_FROM_HEIGHT' as const] };
    open('activity', { [`GET ${SESSIONS}`]: pageOf([recorded({ state: 'MEASURED', quality, fault: null })]) });
    const card = within((await cards())[0]!);
    expect(facts(card)).toContainEqual(['Gait Speed', '1.13 m/s± 0.04 m/s over 12 strides · recording']);
    expect(facts(card)).toContainEqual(['Left Hip Flexion', '26.44°device']);
    expect(card.getByText('Recording measured: 24 strides, legs in view for 97% of the walk.')).toBeInTheDocument();
    expect(card.getByText(/^A meter was told from the height/)).toBeInTheDocument();
  });

  it('says why it cannot be measured', async () => {
    const answer = recorded({ state: 'NOT_MEASURABLE', quality: null, fault: 'NOT_FROM_THE_SIDE' });
    open('activity', { [`GET ${SESSIONS}`]: pageOf([answer]) });
    expect(await screen.findByText('Recording not measurable. It was not taken from the side.')).toBeInTheDocument();
  });

  it('REC-31 is looked for again by itself while it waits', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const { sent, answering } = open('activity', {
      [`GET ${SESSIONS}`]: pageOf([recorded({ state: 'WAITING', quality: null, fault: null })]),
    });
    expect(await screen.findByText(/^The recording is waiting to be measured/)).toBeInTheDocument();
    const before = asked(sent);
    answering[`GET ${SESSIONS}`] = pageOf([recorded({ state: 'NOT_MEASURABLE', quality: null, fault: 'UNREADABLE' })]);
    await vi.advanceTimersByTimeAsync(9_000);
    expect(asked(sent)).toBe(before);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await screen.findByText('Recording not measurable. The file is damaged.')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked(sent)).toBe(before + 1);
    vi.useRealTimers();
  });
});

describe('the comment of a session', () => {
  const COMMENT = 'PATCH /v2/gait/sessions/2';
  async function comment(answers: Answers) {
    const opened = open('activity', answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Edit comment of the session of 11/10/2026' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Comment' })) };
  }
  const with1 = (text: string, version = 6): GaitSession => ({
    ...newest,
    version,
    session: { ...newest.session, meta: { ...newest.session.meta, comment: text } },
  });

  it('REC-62 OPEN-162 takes 1000 characters, a line break being two', async () => {
    const { user, dialog, sent } = await comment({ [COMMENT]: [200, with1('x')] });
    await user.clear(dialog.getByLabelText('Comment'));
    await user.click(dialog.getByLabelText('Comment'));
    await user.paste(`${'x'.repeat(999)}\n`);
    expect(dialog.getByText('1001/1000')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save Comment' }));
    expect(await dialog.findByText('Max Character Limit is 1000')).toBeInTheDocument();
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('REC-62 is saved against its version, shown at once, and the focus returns', async () => {
    const { user, dialog, sent } = await comment({ [COMMENT]: [200, with1('New shoes. Steady.')] });
    await user.type(dialog.getByLabelText('Comment'), ' Steady.');
    await user.click(dialog.getByRole('button', { name: 'Save Comment' }));
    expect(await screen.findByText('New shoes. Steady.')).toBeInTheDocument();
    const patch = sent.find(({ method }) => method === 'PATCH')!;
    expect([patch.headers.get('If-Match'), patch.body]).toEqual(['5', { comment: 'New shoes. Steady.' }]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit comment of the session of 11/10/2026' })).toHaveFocus(),
    );
  });

  it('shows what somebody else has written and keeps what was typed', async () => {
    const theirs = with1('Their comment.', 9);
    const { user, dialog, sent } = await comment({
      [COMMENT]: ({ headers }) =>
        headers.get('If-Match') === '9' ? [200, with1('Mine', 10)] : refused(412, 'Changed.', { current: theirs }),
    });
    await user.type(dialog.getByLabelText('Comment'), ' Mine.');
    await user.click(dialog.getByRole('button', { name: 'Save Comment' }));
    expect(await dialog.findByText('Their comment.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Comment')).toHaveValue('New shoes. Mine.');
    await user.click(dialog.getByRole('button', { name: 'Keep what I typed' }));
    await user.click(dialog.getByRole('button', { name: 'Save Comment' }));
    await screen.findByText('The comment was saved.');
    expect(sent.filter(({ method }) => method === 'PATCH').at(-1)!.body).toEqual({ comment: 'New shoes. Mine.' });
  });
});

describe('Progress charts', () => {
  const figure = async (name: string) => within(await screen.findByRole('region', { name }));

  it('REC-30 CONST-07 CONST-08 OPEN-102 charts each measure, speed and hip flexion with their dashed lines', async () => {
    open('progress');
    const speed = await figure('Gait Speed (m/s)');
    const chart = await speed.findByRole('img', {
      name: 'Gait Speed over 2 sessions, 1.13 m/s in the newest',
    });
    expect(speed.getByText('Dashed line at 0.8 m/s')).toBeInTheDocument();
    expect(chart.querySelectorAll('line[stroke-dasharray="6 5"], line[style*="dasharray"]').length).toBe(1);
    expect((await figure('Hip Flexion (degrees)')).getByText('Dashed line at 20°')).toBeInTheDocument();
    expect((await figure('Stance phase (percent)')).queryByText(/Dashed/)).not.toBeInTheDocument();
  });

  it('CONST-09 shows the same as tables, oldest first, by the clock of the organization', async () => {
    const { user } = open('progress');
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within((await figure('Gait Speed (m/s)')).getByRole('table'));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DateGait Speed (m/s)',
      '10/01/2026, 10:00:00 AM0.70 m/s',
      '11/10/2026, 05:30:00 PM1.13 m/s',
    ]);
  });

  it('ENT-037 tells in the table what was walked otherwise', async () => {
    const byHand = session(3, '2026-11-12T16:00:00Z', 1.2, { ...walkedAt('2026-11-12') }, { source: 'STOPWATCH' });
    const { user } = open('progress', { [`GET ${SESSIONS}`]: pageOf([byHand, older]) });
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within((await figure('Gait Speed (m/s)')).getByRole('table'));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'DateGait Speed (m/s)Walked',
      '10/01/2026, 10:00:00 AM0.70 m/sCane, device',
      '11/12/2026, 09:00:00 AM1.20 m/sCane, stopwatch',
    ]);
    await user.click(screen.getByRole('button', { name: 'Chart' }));
  });

  it('CONST-09 writes each chart to CSV with two decimals', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:file');
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = open('progress');
    await user.click((await figure('Gait Speed (m/s)')).getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    expect((await files[0]!.text()).replace('\uFEFF', '').trim().split('\r\n')).toEqual([
      'Date,Gait Speed (m/s)',
      '10-01-2026 10:00,0.70',
      '11-10-2026 17:30,1.13',
    ]);
  });

  it('REC-37 REC-39 says that there is nothing, and where older data is among it', async () => {
    const { user, answering } = open('progress');
    expect(await screen.findByText(OLDER)).toBeInTheDocument();
    const empty = { ...newest, session: { ...newest.session, data: [] } };
    answering[`GET ${SESSIONS}`] = pageOf([empty]);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('No Gait activity for this user')).toBeInTheDocument();
  });
});

describe('Patient View', () => {
  async function view(section: 'activity' | 'progress' = 'activity') {
    const opened = open(section);
    await opened.user.click(await screen.findByRole('button', { name: 'Patient View' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Gait results of Ada Lovelace' }));
    const zoom = () => dialog.getByRole('status').textContent;
    return { ...opened, dialog, zoom };
  }

  it('REC-32 CONST-09 shows the newest session to the patient without the comment, or another one', async () => {
    const { user, dialog } = await view();
    expect(dialog.getByText('1.13 m/s')).toBeInTheDocument();
    expect(dialog.getByText('26°')).toBeInTheDocument();
    expect(dialog.queryByText('New shoes.')).not.toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Session'), '10/01/2026, 10:00 AM');
    expect(dialog.getByText('0.70 m/s')).toBeInTheDocument();
    expect(dialog.getByText(OLDER)).toBeInTheDocument();
  });

  it('REC-32 tells the patient in plain words how the speed compares', async () => {
    const { dialog } = await view();
    expect(
      dialog.getByText(
        'You walk faster than on 10/01/2026. The difference is larger than such measurements vary by chance. ' +
          'On that day the speed was measured in another way.',
      ),
    ).toBeInTheDocument();
    expect(dialog.queryByText(/MDC95|Steffen|published/)).not.toBeInTheDocument();
  });

  it('REC-33 starts at 110% and zooms in steps of 10% by buttons and keys', async () => {
    const { user, dialog, zoom } = await view();
    expect(zoom()).toBe('Zoom 110%');
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    expect(zoom()).toBe('Zoom 120%');
    await user.keyboard('+');
    expect(zoom()).toBe('Zoom 130%');
    await user.keyboard('--');
    expect(zoom()).toBe('Zoom 110%');
    await user.click(dialog.getByRole('button', { name: 'Zoom out' }));
    expect(zoom()).toBe('Zoom 100%');
    fireEvent.keyDown(dialog.getByRole('button', { name: 'Zoom in' }), { key: '+', ctrlKey: true });
    expect(zoom()).toBe('Zoom 100%');
  });

  it('OPEN-069 ends at 50% and at 200%, where its buttons are disabled', async () => {
    const { user, dialog, zoom } = await view();
    const [smaller, larger] = ['Zoom out', 'Zoom in'].map((name) => dialog.getByRole('button', { name }));
    for (let press = 0; press < 12; press++) await user.click(larger!);
    expect(zoom()).toBe('Zoom 200%');
    expect(larger).toHaveAttribute('aria-disabled', 'true');
    expect(smaller).toHaveAttribute('aria-disabled', 'false');
    for (let press = 0; press < 18; press++) await user.click(smaller!);
    expect(zoom()).toBe('Zoom 50%');
    expect(smaller).toHaveAttribute('aria-disabled', 'true');
  });

  it('REC-32 closes by Escape with the focus back on its button, and forgets the zoom', async () => {
    const { user, dialog } = await view('progress');
    expect(await dialog.findByRole('img', { name: /^Gait Speed over 2 sessions/ })).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Download CSV' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Patient View' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Patient View' }));
    expect(within(await screen.findByRole('dialog')).getByRole('status')).toHaveTextContent('Zoom 110%');
  });
});
