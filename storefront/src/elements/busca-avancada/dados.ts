import { carregarFacetas, type DadosFacetas } from '../dados/facetas.ts';
import type { CarregarDados } from '../elemento.ts';

export const carregarDados: CarregarDados<DadosFacetas> = (_sessao, contexto) => carregarFacetas(contexto);
