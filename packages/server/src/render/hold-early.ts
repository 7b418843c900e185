/**
 * Stands in the document itself. What is pressed or sent before the page's code listens would be lost, or sent by the
 * browser away from the page: it is held, each element once, and done again when the page tells that it has hydrated
 * (`release-held.tsx` in web), in a task of its own, so that the page renders what one press does before the next.
 * Links, labels, forms that the browser can send itself, and fields work without the page. A box is ticked at once, and
 * ticked again for the page to hear of it, unless it is as it was sent and is still so. Names are short because each
 * page carries them: `h` what is held, `k` holds it, `s` stops an event, `c` hears clicks and `f` forms.
 */
export const HOLD_EARLY = `
(function(w,h,b){
  function k(e){
    h=h.filter(function(o){return o[0]!==e&&(e.type!=="radio"||o[0].name!==e.name)});
    h.push([e,e.checked,e.checked===e.defaultChecked])
  }
  function s(v){
    v.preventDefault();
    v.stopImmediatePropagation()
  }
  function c(v){
    var e=v.target.closest("a,label,button,input");
    if(!e)return;
    if(b.test(e.type))return k(e);
    if(e.tagName!=="BUTTON"||(e.form&&e.form.hasAttribute("action")))return;
    s(v);
    e.setAttribute("data-held","");
    k(e)
  }
  function f(v){
    if(v.target.method!=="post")return;
    s(v);
    k(v.target)
  }
  w.addEventListener("click",c,true);
  w.addEventListener("submit",f,true);
  w.addEventListener("diandu:hydrated",function(){
    w.removeEventListener("click",c,true);
    w.removeEventListener("submit",f,true);
    h.forEach(function(o){
      setTimeout(function(){
        var e=o[0];
        e.removeAttribute("data-held");
        if(e.tagName==="FORM")return e.dispatchEvent(new Event("submit",{bubbles:true,cancelable:true}));
        if(b.test(e.type)){
          if(o[2]&&e.checked===o[1])return;
          e.checked=!o[1]
        }
        e.click()
      })
    })
  },{once:true})
})(window,[],/^(checkbox|radio)$/)`.replaceAll(/\n\s*/g, '')
