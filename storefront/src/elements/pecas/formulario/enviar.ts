import { FORMULARIO } from '../../../palavras/elementos/formulario.ts';

type Resultado = { fase: 'recebido' } | { fase: 'recusado'; frase: string };

const ESPERA_MS = 2_200;
const SEM_CONEXAO = FORMULARIO.semConexao;

/**
 * Sends a form as JSON. A seal that is too fresh (a browser that fills by itself) or too old (a tab left open) is no fault of the
 * person's: it waits or takes a new one, once. What is wrong with a field is said at the field.
 */
export async function enviar(endereco: string, formulario: HTMLFormElement): Promise<Resultado> {
  const corpo = Object.fromEntries(new FormData(formulario)) as Record<string, string>;
  try {
    let resposta = await mandar(endereco, corpo);
    if (/^FORMULARIO_/.test(resposta.codigo ?? '')) {
      const { selo } = (await (await fetch('/api/v1/hotsite/formulario')).json()) as { selo: string };
      await new Promise((pronto) => setTimeout(pronto, ESPERA_MS));
      resposta = await mandar(endereco, { ...corpo, selo });
    }
    if (resposta.codigo === undefined) return { fase: 'recebido' };
    const frase = [resposta.message].flat().join(' ');
    apontar(formulario, resposta.porCampo ?? {});
    return { fase: 'recusado', frase };
  } catch {
    return { fase: 'recusado', frase: SEM_CONEXAO };
  }
}

interface Recusa {
  codigo?: string;
  message?: string | string[];
  porCampo?: Record<string, string>;
}

async function mandar(endereco: string, corpo: Record<string, string>): Promise<Recusa> {
  const resposta = await fetch(endereco, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(corpo),
  });
  return resposta.ok ? {} : ((await resposta.json()) as Recusa);
}

function apontar(formulario: HTMLFormElement, porCampo: Record<string, string>): void {
  for (const [nome, frase] of Object.entries(porCampo)) {
    const campo = formulario.elements.namedItem(nome);
    if (campo && 'setCustomValidity' in campo) (campo as HTMLInputElement).setCustomValidity(frase);
  }
  formulario.reportValidity();
}
