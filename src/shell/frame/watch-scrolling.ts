/** Marks the page while the first row of a phone's header is scrolled away: see `shop-header` in styles/layout.css. */
export function watchScrolling(): void {
  const updateMark = () => {
    const top = document.querySelector(".shop-header")?.getBoundingClientRect().top ?? 0;
    document.documentElement.toggleAttribute("data-scrolled", top < -50);
  };
  window.addEventListener("scroll", updateMark, { passive: true });
  updateMark();
}
