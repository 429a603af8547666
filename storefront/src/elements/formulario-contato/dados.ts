import { carregarDados as carregarContato, type DadosContato } from '../contato/dados.ts';
import type { CarregarDados } from '../elemento.ts';
import { type DadosDoFormulario, dadosDoFormulario } from '../pecas/formulario/dados.ts';

export interface DadosDoFormularioDeContato {
  formulario: DadosDoFormulario;
  /** Where the brand is; only with the map. */
  contato: DadosContato | null;
}

export const carregarDados: CarregarDados<DadosDoFormularioDeContato> = async (sessao, contexto) => ({
  formulario: dadosDoFormulario(sessao, contexto),
  contato: sessao.modelo === 'com-mapa' ? await carregarContato(sessao, contexto) : null,
});
