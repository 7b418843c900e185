/** Later than that no picture is waited for, in milliseconds. */
const PATIENCE_MS = 2000

/**
 * Adds the page's modules, which its own element names in `data-files` in the order of their imports, once the
 * pictures of the first screen have been painted, upon the first act of the visitor, or after {@link PATIENCE_MS}: none
 * of the page's pictures shares the connection or the processor with them. Each is added in a task of its own, since a
 * slow phone takes a while to ask for a file. That the visitor acted is marked at the root, where `use-has-acted.ts` in
 * web reads it; that the page was left, by a document that is unloaded or a link, where `being-left.ts` does. The
 * element follows all that the modules read.
 */
export const START_SCRIPTS = `
(function(w,d,f){
  function go(){
    if(!f[0])return;
    var s=d.createElement("script");
    s.type="module";
    s.async=false;
    s.src=f.shift();
    d.body.appendChild(s);
    setTimeout(go)
  }
  ["pointerdown","scroll","keydown"].forEach(function(n){
    w.addEventListener(n,function(){
      d.documentElement.dataset.acted="";
      go()
    },{capture:true,once:true})
  });
  ["beforeunload","click"].forEach(function(n){
    w.addEventListener(n,function(e){
      if(n<"c"||e.target.closest("a[href]"))d.documentElement.dataset.left=""
    })
  });
  w.addEventListener("load",function(){
    d.hidden?go():requestAnimationFrame(function(){setTimeout(go)})
  });
  setTimeout(go,${PATIENCE_MS})
})(window,document,document.currentScript.dataset.files.split(" "))`.replaceAll(/\n\s*/g, '')
