/** The product's logo and the brand's name. */
export const Wordmark = ({ name }: { name: string }) => (
  <span className="wordmark">
    <svg width="28" height="28" viewBox="0 0 28 28" fill="none" aria-hidden="true" focusable="false">
      <path d="M5 23L14 14h9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M20.5 5.5A13 13 0 0 1 25 14" className="wordmark-arc" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="14" cy="14" r="3.5" className="wordmark-joint" />
    </svg>
    {name}
  </span>
);
