import { escolher, sorteador } from '@martelo/shared/acaso';
import type { LoteEntrada } from '@martelo/shared/lote';
import type { Modelo } from './modelos.ts';

const PATIOS = [
  { cidade: 'Guarulhos', uf: 'SP', bairro: 'Cumbica', patio: 'Pátio Guarulhos' },
  { cidade: 'Campinas', uf: 'SP', bairro: 'Distrito Industrial', patio: 'Pátio Campinas' },
  { cidade: 'Goiânia', uf: 'GO', bairro: 'Jardim Guanabara', patio: 'Pátio Goiânia' },
  { cidade: 'Curitiba', uf: 'PR', bairro: 'Cidade Industrial', patio: 'Pátio Curitiba' },
  { cidade: 'Betim', uf: 'MG', bairro: 'Distrito Paulo Camilo', patio: 'Pátio Betim' },
  { cidade: 'Recife', uf: 'PE', bairro: 'Curado', patio: 'Pátio Recife' },
] as const;
export const COMITENTES = [
  'Banco Horizonte S.A.',
  'Seguradora Aurora',
  'Locadora Rota Certa',
  'Cooperativa Vale Verde',
  'Transportes Andrade',
];
/** The one that comitente@demo.martelo answers for. */
export const COMITENTE_DO_USUARIO = 'Banco Horizonte S.A.';
const RETOMADAS = ['Recuperado de Financiamento', 'Frota', 'Recuperado de Seguradora'] as const;
const ESTADOS_PNEU = ['BOM', 'BOM', 'MEIA-VIDA', 'MEIA-VIDA', 'TROCA'] as const;
const LETRAS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
/** Kinds that have neither plate nor driver's equipment. */
const SEM_PLACA: ReadonlySet<string> = new Set([
  'Imóvel',
  'Aeronave',
  'Embarcação',
  'Equipamento',
  'Sucata',
  'Pesado',
]);
const DE_PASSEIO: ReadonlySet<string> = new Set(['Carro', 'Utilitário']);
const FOTOS_POR_LOTE = 4;

/** A lot as staff would register it, from a model. The same `semente` always gives the same lot. Centavos. */
export function loteDemo(modelo: Modelo, semente: string): LoteEntrada {
  const sorte = sorteador(semente);
  const patio = escolher(sorte, PATIOS);
  const mercado = modelo.mercado * 100;
  const minimo = arredondar(mercado * (0.38 + sorte() * 0.2));
  const taxas =
    modelo.tipo === 'Imóvel'
      ? {}
      : { despachante: 45_000, remocao: 20_000 + arredondarAte(sorte() * 60_000, 5_000) };
  const anos = modelo.anos ? ` ${modelo.anos[0]}/${String(modelo.anos[1]).slice(2)}` : '';
  return {
    nome: [modelo.marca, modelo.modelo].filter(Boolean).join(' ') + anos,
    tipo: modelo.tipo,
    descricao: descrever(modelo, patio.patio),
    fotosUrls: fotos(modelo, semente),
    valor: {
      minimo,
      incremento: degrau(minimo),
      ...taxas,
      ...(sorte() < 0.3 ? { vistoria: 15_000 } : {}),
    },
    // One lot in four has a hidden reserve above its opening price.
    ...(sorte() < 0.25 ? { valorComitente: arredondar(minimo * 1.15) } : {}),
    localizacao: { ...(modelo.lugar ?? patio) },
    ...(modelo.marca ? { veiculo: veiculo(modelo, sorte) } : {}),
    ...(modelo.ficha ? { detalhes: modelo.ficha.map(([nome, valor]) => ({ nome, valor })) } : {}),
    comitente: { nome: escolher(sorte, COMITENTES) },
    prioridade: Math.floor(sorte() * 100),
    laudoCautelarResultado: DE_PASSEIO.has(modelo.tipo)
      ? escolher(sorte, ['Aprovado', 'Aprovado com apontamento'])
      : undefined,
  } as LoteEntrada;
}

/** The same lot as a store sells it: at a fixed price, or by proposals that the house's hidden rules answer at once. Centavos. */
export function loteDeLoja(lote: LoteEntrada, lugar: number): LoteEntrada {
  const { minimo } = lote.valor;
  const vezes = (fator: number) => arredondar(minimo * fator);
  const valor = { ...lote.valor, compreJa: vezes(1.5), compreJaPorcentagem: 3 };
  if (lugar % 3 === 0) return { ...lote, valor };
  if (lugar % 3 === 2) return lote;
  return {
    ...lote,
    somenteBuyNowProposta: true,
    valor: { ...valor, valorProposta: vezes(0.8) },
    regrasProposta: {
      ...{ aceitarDesde: vezes(1.3), contraDesde: minimo, contraValor: vezes(1.2), proximoValor: minimo },
      validadeHoras: 24,
    },
  };
}

function fotos({ corpo, cor }: Modelo, semente: string): string[] {
  const limpa = semente.replace(/[^a-z0-9]/g, '');
  return Array.from(
    { length: FOTOS_POR_LOTE },
    (_, i) => `/fotos/demo/${corpo}-${cor}-${limpa}/${i + 1}.webp`,
  );
}

function veiculo(modelo: Modelo, sorte: () => number): LoteEntrada['veiculo'] {
  const passeio = DE_PASSEIO.has(modelo.tipo);
  return {
    marca: modelo.marca,
    modelo: modelo.modelo,
    anoFabricacao: modelo.anos?.[0],
    anoModelo: modelo.anos?.[1],
    km: modelo.km ?? null,
    cor: modelo.cor[0]!.toUpperCase() + modelo.cor.slice(1),
    combustivel: modelo.combustivel,
    cambio: modelo.cambio,
    ...(passeio ? { direcao: escolher(sorte, ['Elétrica', 'Hidráulica']) } : {}),
    possuiChave: modelo.tipo !== 'Sucata' && sorte() < 0.9,
    ...(SEM_PLACA.has(modelo.tipo) ? {} : { placa: placa(sorte) }),
    valorMercado: modelo.mercado * 100,
    retomada: modelo.tipo === 'Sucata' ? 'Recuperado de Seguradora' : escolher(sorte, RETOMADAS),
    prazoDocumento: modelo.tipo === 'Sucata' ? 0 : 15 + Math.floor(sorte() * 4) * 5,
    ...(passeio
      ? { equipamentos: equipamentos(sorte) }
      : EQUIPAMENTOS[modelo.tipo] && { equipamentos: EQUIPAMENTOS[modelo.tipo] }),
    pneus: pneus(modelo.tipo, sorte),
  } as LoteEntrada['veiculo'];
}

/** What motorcycles and trucks are told of beside what any vehicle has. */
const EQUIPAMENTOS: Record<string, Record<string, string>> = {
  Moto: {
    Bateria: 'FUNCIONANDO',
    ABS: 'SIM',
    'Partida elétrica': 'SIM',
    'Baú lateral': 'NÃO',
    'Baú traseiro': 'SIM',
  },
  Caminhão: {
    Bateria: 'FUNCIONANDO',
    'Ar-condicionado': 'SIM',
    Eixos: '4',
    Carroceria: 'BAÚ',
    Tacógrafo: 'SIM',
  },
};

function equipamentos(sorte: () => number): Record<string, string> {
  const sim = (chance: number) => (sorte() < chance ? 'SIM' : 'NÃO');
  return {
    Bateria: sorte() < 0.8 ? 'FUNCIONANDO' : 'PRECISOU DE CARGA PARA LIGAR',
    'Ar-condicionado': sorte() < 0.85 ? 'SIM' : 'SIM - NÃO FUNCIONA',
    Airbag: sim(0.95),
    ABS: sim(0.95),
    'Chave reserva': sim(0.4),
    Manual: sim(0.6),
    Multimídia: sim(0.7),
    'Câmera de ré': sim(0.5),
    'Sensor de estacionamento': sim(0.5),
    'Teto solar': sim(0.15),
    Estepe: escolher(sorte, ['SIM - BOM', 'SIM - REGULAR', 'NÃO']),
    Roda: escolher(sorte, ['LIGA LEVE', 'FERRO']),
  };
}

function pneus(tipo: string, sorte: () => number): Record<string, (typeof ESTADOS_PNEU)[number]> {
  const posicoes =
    tipo === 'Moto'
      ? ['dianteiro', 'traseiro']
      : DE_PASSEIO.has(tipo)
        ? ['dianteiro esquerdo', 'dianteiro direito', 'traseiro esquerdo', 'traseiro direito']
        : tipo === 'Caminhão' || tipo === 'Ônibus'
          ? ['1º eixo esquerdo', '1º eixo direito', '2º eixo esquerdo', '2º eixo direito']
          : [];
  return Object.fromEntries(posicoes.map((posicao) => [posicao, escolher(sorte, ESTADOS_PNEU)]));
}

/** Mercosul plate: three letters, digit, letter, two digits. */
function placa(sorte: () => number): string {
  const letra = () => LETRAS[Math.floor(sorte() * LETRAS.length)];
  const digito = () => Math.floor(sorte() * 10);
  return `${letra()}${letra()}${letra()}${digito()}${letra()}${digito()}${digito()}`;
}

const descrever = (modelo: Modelo, patio: string): string =>
  [
    modelo.texto,
    modelo.tipo === 'Imóvel'
      ? 'Venda no estado em que se encontra. Consulte a matrícula e o edital antes de ofertar.'
      : `Visitação no ${patio}, de segunda a sexta, das 9h às 16h. Venda no estado em que se encontra, sem garantia.`,
  ].join('\n\n');

/** Amounts as people set them: whole hundreds of reais. */
const arredondar = (centavos: number): number => arredondarAte(centavos, 10_000);
const arredondarAte = (valor: number, passo: number): number =>
  Math.max(passo, Math.round(valor / passo) * passo);

function degrau(minimo: number): number {
  if (minimo < 1_000_000) return 10_000;
  if (minimo < 5_000_000) return 25_000;
  return minimo < 20_000_000 ? 50_000 : 100_000;
}
