import { createHash } from 'node:crypto'

/**
 * Stands in the document itself. What is pressed or sent before the page's code listens would be lost, or sent by the
 * browser away from the page: it is held, each element once, and done again when the page tells that it has hydrated
 * (`release-held.tsx` in web). Links, labels, forms that the browser can send itself, and fields work without the page.
 * A box is ticked at once, and ticked again for the page to hear of it.
 */
export const HOLD_EARLY = `
(function(){
  var held=[],boxes=/^(checkbox|radio)$/;
  function keep(element){
    held=held.filter(function(other){return other[0]!==element}).concat([[element,element.checked]])
  }
  function drop(event){
    event.preventDefault();
    event.stopImmediatePropagation()
  }
  function click(event){
    var pressed=event.target.closest("a,label,button,input");
    if(!pressed)return;
    if(boxes.test(pressed.type))return keep(pressed);
    if(pressed.tagName!=="BUTTON"||(pressed.form&&pressed.form.hasAttribute("action")))return;
    drop(event);
    pressed.setAttribute("data-held","");
    keep(pressed)
  }
  function submit(event){
    if(event.target.method!=="post")return;
    drop(event);
    keep(event.target)
  }
  addEventListener("click",click,true);
  addEventListener("submit",submit,true);
  addEventListener("diandu:hydrated",function(){
    removeEventListener("click",click,true);
    removeEventListener("submit",submit,true);
    held.forEach(function(entry){
      var element=entry[0];
      element.removeAttribute("data-held");
      if(element.tagName==="FORM")return element.dispatchEvent(new Event("submit",{bubbles:true,cancelable:true}));
      if(boxes.test(element.type))element.checked=!entry[1];
      element.click()
    })
  },{once:true})
})()`.replaceAll(/\n\s*/g, '')

export const HOLD_EARLY_HASH = `sha256-${createHash('sha256').update(HOLD_EARLY).digest('base64')}`
