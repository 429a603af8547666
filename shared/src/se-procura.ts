/** Whether ⌘K looks for what is typed (without spaces around it): two letters, or a number. */
export const seProcura = (texto: string): boolean => texto.length > 1 || /^[1-9]$/.test(texto);
