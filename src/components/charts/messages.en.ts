/** Texts around every chart. */
export const chartMessages = {
  charts: {
    look: 'Show results as',
    chart: 'Chart',
    table: 'Table',
    download: 'Download CSV',
    failed: 'The file could not be written. %{message}',
    loading: 'Drawing the chart…',
  },
};
