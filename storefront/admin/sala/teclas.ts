import type { AtoDeTecla } from './atos.ts';

/** What single keys do besides the acts of the engine. */
export type Comando = AtoDeTecla | 'chamada' | 'proximo-valor' | 'escrever-recado';

/** L2, as they are until somebody changes them. Keys as `KeyboardEvent.key` names them, letters small. */
export const TECLAS_DE_SEMPRE: Readonly<Record<string, Comando>> = {
  ...{ F1: 'abrir-lote', F2: 'voltar', F3: 'repasse', F4: 'desfazer', F5: 'pausar' },
  ...{ F7: 'vender', F8: 'nao-arrematar', F9: 'condicional' },
  ...{ ' ': 'chamada', b: 'proximo-valor', r: 'escrever-recado' },
};

export type Teclas = Readonly<Record<string, Comando>>;

/** Every command that may have a key, in the order in which they are listed. */
export const COMANDOS: readonly Comando[] = [...new Set(Object.values(TECLAS_DE_SEMPRE))];

/** Keys that write a value, move the focus or leave what is open: they stay what they are. */
const FIXAS =
  /^([0-9.,+-]|Enter|Escape|Tab|Backspace|Delete|Arrow.*|Home|End|Page.*|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead)$/;
export const podeSerTecla = (tecla: string): boolean => !FIXAS.test(tecla);

/** As it is compared: a letter is the same with and without Shift. */
export const nomeDaTecla = (tecla: string): string => (tecla.length === 1 ? tecla.toLowerCase() : tecla);

/** The map with a command on another key: whoever had that key has none, and the command's old key does nothing. */
export function comTecla(teclas: Teclas, comando: Comando, tecla: string): Teclas {
  const outras = Object.entries(teclas).filter(([qual, de]) => qual !== tecla && de !== comando);
  return Object.fromEntries([...outras, [tecla, comando]]);
}

export const teclaDe = (teclas: Teclas, comando: Comando): string | null =>
  Object.entries(teclas).find(([, de]) => de === comando)?.[0] ?? null;

/** What was kept on this machine, as far as it is a map of keys; else those of always. */
export function lerTeclas(guardado: string | null): Teclas {
  if (guardado === null) return TECLAS_DE_SEMPRE;
  try {
    const lido: unknown = JSON.parse(guardado);
    if (typeof lido !== 'object' || lido === null) return TECLAS_DE_SEMPRE;
    const validas = Object.entries(lido).filter(
      ([tecla, comando]) => podeSerTecla(tecla) && COMANDOS.includes(comando as Comando),
    );
    return validas.length > 0 ? (Object.fromEntries(validas) as Teclas) : TECLAS_DE_SEMPRE;
  } catch {
    return TECLAS_DE_SEMPRE;
  }
}
