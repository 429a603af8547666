import type { Coordenadas } from '@martelo/shared/patio';
import { ambiente } from '../../site/ambiente.ts';
import { lerHotsite } from '../../site/conteudo/cms.ts';
import { registrar } from '../../site/registro.ts';
import type { CarregarDados } from '../elemento.ts';
import type { Dados } from '../pecas/EstadoDados.tsx';
import type { BlocosMapa } from '../pecas/Mapa.tsx';

export interface ContatoDaMarca {
  endereco: string | null;
  telefone: string | null;
  email: string | null;
  coordenadas: Coordenadas;
  blocos: BlocosMapa;
}
export type DadosContato = Dados<ContatoDaMarca>;

export const carregarDados: CarregarDados<DadosContato> = async (_sessao, { subdominio }) => {
  try {
    const marca = await lerHotsite(subdominio);
    if (marca === null) return { estado: 'indisponivel' };
    return {
      estado: 'ok',
      endereco: marca.endereco,
      telefone: marca.telefoneContato,
      email: marca.emailContato,
      coordenadas: marca.coordenadas,
      blocos: ambiente().mapaBlocos,
    };
  } catch (erro) {
    registrar('warn', 'brand unavailable for a section', { subdominio, erro });
    return { estado: 'indisponivel' };
  }
};
