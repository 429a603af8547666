import { CATALOGO, type CodigoErro } from '@martelo/shared/erros';
import type { Sessao } from '@martelo/shared/pagina';
import { criarSelo } from '@martelo/shared/selo-formulario';
import { FORMULARIO } from '../../../palavras/elementos/formulario.ts';
import { ambiente } from '../../../site/ambiente.ts';
import type { ContextoDados } from '../../elemento.ts';

/** What a form needs of the server: its seal, and how the last sending went for a browser that came back without JavaScript. */
export interface DadosDoFormulario {
  selo: string;
  retorno: { estado: 'recebido' } | { estado: 'recusado'; frase: string } | null;
}

/** `agora` is left out on purpose: a seal is of the real time, whatever the canvas's clock shows. */
export const dadosDoFormulario = (
  sessao: Pick<Sessao, 'id'>,
  { subdominio, busca }: Pick<ContextoDados, 'subdominio' | 'busca'>,
): DadosDoFormulario => ({
  selo: criarSelo(ambiente().segredos, subdominio, Date.now()),
  retorno: busca?.secao === sessao.id ? retornoDe(busca.envio) : null,
});

function retornoDe(envio: string | undefined): DadosDoFormulario['retorno'] {
  if (envio === 'recebido') return { estado: 'recebido' };
  if (envio === undefined || !Object.hasOwn(CATALOGO, envio)) return null;
  return { estado: 'recusado', frase: FRASES[envio] ?? CATALOGO[envio as CodigoErro][1] };
}

/** The catalogue's sentence is for programs; whoever filled a form is told what to do. */
const FRASES: Readonly<Record<string, string>> = {
  REQUISICAO_INVALIDA: FORMULARIO.confiraOsCampos,
};
