import type { MessageKey } from '../i18n/translated.ts';

/** Texts of charts and of the range selection. */
export const chartMessages = {
  results: {
    tools: 'What is shown',
    range: 'Date range',
    lastDays: 'Last %{count} days',
    all: 'All time',
    custom: 'Custom range',
    from: 'From',
    to: 'To',
  },
  charts: {
    look: 'Show results as',
    chart: 'Chart',
    table: 'Table',
    download: 'Download CSV',
    failed: 'The file could not be created. %{message}',
    loading: 'Loading the chart…',
    values: 'Values in the chart',
    source: 'Source: %{source}',
  },
};
export type ChartKey = MessageKey<typeof chartMessages>;
