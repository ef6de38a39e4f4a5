/** The header is scrolled up by more than this (px) when its first row is out of sight. */
const firstRowHeight = 50;

/** Marks the page while the first row of a phone's header is scrolled away: see `shop-header` in styles/layout.css. */
export function watchScrolling(): void {
  const updateMark = () => {
    const top = document.querySelector(".shop-header")?.getBoundingClientRect().top ?? 0;
    document.documentElement.toggleAttribute("data-scrolled", top < -firstRowHeight);
  };
  window.addEventListener("scroll", updateMark, { passive: true });
  updateMark();
}
