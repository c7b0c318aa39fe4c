/** Texts of the downloads of a month's evidence. */
export const packetMessages = {
  rtmPacket: {
    group: 'Evidence of %{name}',
    pdf: 'Monthly PDF',
    csv: 'CSV',
    pdfOf: 'Monthly PDF of %{name}',
    csvOf: 'CSV of %{name}',
    none: 'There is a PDF once the month has a billing cycle.',
    pdfDone: 'The PDF was downloaded.',
    csvDone: 'The CSV file was downloaded.',
    failed: 'The download failed: %{message}',
  },
};
