import type { MessageKey } from '../../../src/ui/i18n/translated.ts';

/** Texts of today's sessions on the start page. */
export const todayMessages = {
  scanToday: {
    title: "Today's scan sessions",
    none: 'No sessions yet today.',
    noneHint: 'Sessions appear here when they are recorded.',
    failed: 'Could not load today’s sessions.',
    sessions: '%{smart_count} session |||| %{smart_count} sessions',
    participants: '%{smart_count} participant |||| %{smart_count} participants',
    newest: 'Newest sessions',
    all: 'All sessions',
    allToday: 'All sessions today',
    counts: 'Sessions by risk',
    reports: 'Scan reports',
    count: '%{label}: %{count}',
  },
};

export type TodayKey = MessageKey<typeof todayMessages>;
