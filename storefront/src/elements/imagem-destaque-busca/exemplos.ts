import { lotesCompridos, lotesDeExemplo } from '../dados/exemplos.ts';
import type { ExemplosDeDados } from '../elemento.ts';
import type { DadosBusca } from './dados.ts';

const nada: DadosBusca = { total: null, tipos: [], estados: [], vitrine: [] };
const opcoes = (nomes: string[]) => nomes.map((valor, n) => ({ valor, rotulo: valor, total: 40 - n }));

export const exemplos: ExemplosDeDados<DadosBusca> = {
  cheio: {
    total: 1_284,
    tipos: opcoes(['Carro', 'Moto', 'Caminhão', 'Utilitário', 'Ônibus', 'Imóvel', 'Equipamento']),
    estados: opcoes(['SP', 'PR', 'SC', 'MG', 'BA']),
    vitrine: lotesDeExemplo(3),
  },
  vazio: { ...nada, total: 0 },
  longo: {
    total: 1_234_567,
    tipos: opcoes(['Equipamento agrícola de grande porte com implementos acoplados']),
    estados: opcoes(['MT']),
    vitrine: lotesCompridos(3),
  },
  indisponivel: nada,
  carregando: nada,
};
