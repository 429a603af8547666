import type { CarregarDados } from '../elemento.ts';
import { type DadosDoFormulario, dadosDoFormulario } from '../pecas/formulario/dados.ts';

export const carregarDados: CarregarDados<DadosDoFormulario> = async (sessao, contexto) =>
  dadosDoFormulario(sessao, contexto);
