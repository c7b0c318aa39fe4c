/**
 * The mark of the product: a joint, two bones and the dotted arc between them. Decoration, so it has no name; within
 * `.waiting` the upper bone swings.
 */
export const AngleMark = ({ size = 48 }: { size?: number }) => (
  <svg
    className="angle"
    width={size}
    height={size}
    viewBox="0 0 48 48"
    fill="none"
    aria-hidden="true"
    focusable="false"
  >
    <path className="angle-rest" d="M12 37h31" strokeWidth="3.5" strokeLinecap="round" />
    <path
      className="angle-arc"
      d="M34 36A22 22 0 0 0 23 17.9"
      strokeWidth="2.5"
      strokeDasharray="0.1 5.4"
      strokeLinecap="round"
    />
    <path className="angle-bone" d="M12 37L27.5 10.2" strokeWidth="3.5" strokeLinecap="round" />
    <circle className="angle-joint" cx="12" cy="37" r="5" />
  </svg>
);
