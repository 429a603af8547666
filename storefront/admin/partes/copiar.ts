/** Puts words in the clipboard, and beside them how they look where that is given; false where the browser lets nobody. */
export async function copiar({ texto, html }: { texto: string; html?: string }): Promise<boolean> {
  try {
    if (html === undefined) await navigator.clipboard.writeText(texto);
    else
      await navigator.clipboard.write([
        new ClipboardItem({
          'text/html': new Blob([html], { type: 'text/html' }),
          'text/plain': new Blob([texto], { type: 'text/plain' }),
        }),
      ]);
    return true;
  } catch {
    return daMaoAntiga({ texto, html });
  }
}

/** Over plain http, or where the new way is not allowed: what is being copied is said as it is copied. */
function daMaoAntiga({ texto, html }: { texto: string; html: string | undefined }): boolean {
  let posto = false;
  const por = (evento: ClipboardEvent) => {
    if (evento.clipboardData === null) return;
    evento.preventDefault();
    evento.clipboardData.setData('text/plain', texto);
    if (html !== undefined) evento.clipboardData.setData('text/html', html);
    posto = true;
  };
  document.addEventListener('copy', por, { once: true });
  try {
    return document.execCommand('copy') && posto;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', por);
  }
}
