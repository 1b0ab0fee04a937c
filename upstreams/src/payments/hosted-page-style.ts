/** The hosted page's whole style sheet, in the shop's colours; its hash is the page's content security policy. */
export const style = `
:root{color-scheme:light}
@font-face{font-family:"Hanken Grotesk";src:url("../fonts/text") format("woff2");font-weight:400 700;font-display:swap}
@font-face{font-family:"Montagu Slab";src:url("../fonts/display") format("woff2");font-weight:500 600;font-display:swap}
*{box-sizing:border-box}
body{margin:0;background:#f4f1ec;color:#1b2738;font:1rem/1.55 "Hanken Grotesk","Segoe UI",system-ui,sans-serif}
header{background:#1b2738;color:#fff;padding:1rem clamp(1rem,4vw,2.5rem);font:600 1.25rem/1.2 "Montagu Slab",Rockwell,Georgia,serif;display:flex;gap:.75rem;align-items:center}
.stripe{width:.375rem;height:1.5rem;background:linear-gradient(#e5ae45 0 34%,#b23a1e 34% 67%,#7f9e8a 67%)}
main{max-width:34rem;margin:clamp(1rem,5vw,3rem) auto;padding:clamp(1.25rem,5vw,2.5rem);background:#fff;border:1px solid #e2dcd2;border-radius:6px}
h1{font:500 1.75rem/1.2 "Montagu Slab",Rockwell,Georgia,serif;margin:0 0 1rem}
.banner{margin:0 0 1.25rem;padding:.625rem .875rem;background:#fbf1da;border:1px solid #dcb765;border-radius:4px;color:#7a4e00;font-size:.9375rem}
dl{margin:0 0 1.5rem}
dl div{display:flex;justify-content:space-between;gap:1rem;padding:.5rem 0;border-bottom:1px solid #e2dcd2}
dt{color:#655e53}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
fieldset{border:0;margin:0;padding:0;display:grid;gap:.625rem}
legend{padding:0;margin-bottom:.75rem;font-weight:600}
button{min-height:3rem;border:1.5px solid #22344f;border-radius:4px;background:#fff;color:#22344f;font:inherit;font-weight:600;cursor:pointer}
button:hover{background:#eef2f7}
button.paid,button.authorized{background:#22344f;color:#fff}
button.paid:hover,button.authorized:hover{background:#31496b}
:focus-visible{outline:2px solid #2f6fc1;outline-offset:2px}
a{color:#22497a}
`;
