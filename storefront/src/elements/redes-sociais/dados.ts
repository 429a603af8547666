import { lerHotsite } from '../../site/conteudo/cms.ts';
import { registrar } from '../../site/registro.ts';
import type { CarregarDados } from '../elemento.ts';

/** The brand's own networks, as its configuration has them; none while the cms is away. */
export type DadosRedes = readonly { rede: string; url: string }[];

export const carregarDados: CarregarDados<DadosRedes> = async (_sessao, { subdominio }) => {
  try {
    return (await lerHotsite(subdominio))?.redesSociais ?? [];
  } catch (erro) {
    registrar('warn', 'brand unavailable for a section', { subdominio, erro });
    return [];
  }
};
