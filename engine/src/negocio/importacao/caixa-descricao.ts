import { lerDecimal } from './valores.ts';

/** What the description of a Caixa property says, field by field. Areas in m²; 0 in the list means "not informed": null here. */
export interface ImovelDescrito {
  especie: string;
  total: number | null;
  privativa: number | null;
  terreno: number | null;
  quartos: number | null;
  salas: number | null;
  vagas: number | null;
  /** In words: "área de serviço", "banheiro", "terraço". */
  comodos: string[];
}

const COMODOS: Record<string, string> = {
  'a.serv': 'área de serviço',
  wc: 'banheiro',
  'wc emp': 'banheiro de empregada',
  dce: 'dependência completa de empregada',
  terraco: 'terraço',
};

/** "Apartamento, 0.00 de área total, 49.46 de área privativa, 2 qto(s), a.serv, WC, 1 vaga(s) de garagem." */
export function lerDescricao(texto: string): ImovelDescrito {
  const [especie = '', ...partes] = texto.trim().replace(/\.$/, '').split(/,\s+/);
  const numero = (padrao: RegExp): number | null => {
    for (const parte of partes) {
      const lido = padrao.exec(parte)?.[1];
      const valor = lido === undefined ? null : lerDecimal(lido);
      if (valor !== null && valor > 0) return valor;
    }
    return null;
  };
  const contados = partes.map((parte) => /^(\d+) (lavabo|varanda|sacada)\(s\)$/i.exec(parte));
  return {
    especie: especie.trim(),
    total: numero(/^([\d.,]+) de área total$/i),
    privativa: numero(/^([\d.,]+) de área privativa$/i),
    terreno: numero(/^([\d.,]+) de área do terreno$/i),
    quartos: numero(/^(\d+) qto\(s\)$/i),
    salas: numero(/^(\d+) sala\(s\)$/i),
    vagas: numero(/^(\d+) vaga\(s\) de garagem$/i),
    comodos: partes.flatMap((parte, i) => {
      const contado = contados[i];
      if (contado) return [plural(Number(contado[1]), contado[2]!.toLowerCase())];
      return /\d/.test(parte) ? [] : [COMODOS[parte.trim().toLowerCase()] ?? parte.trim().toLowerCase()];
    }),
  };
}

/** The one area a title shows: the private one, else the total; of land, the land's. Null when none is informed. */
export function areaPrincipal(imovel: ImovelDescrito): number | null {
  const { especie, privativa, total, terreno } = imovel;
  if (/^(terreno|imóvel rural|gleba|lote)/i.test(especie)) return terreno ?? total ?? privativa;
  // Of two areas that contradict each other, the smaller one promises less.
  if (areaImpossivel(imovel)) return total;
  return privativa ?? total ?? terreno;
}

/** No private area is larger than the total it is part of; half a percent is left to rounding. */
export const areaImpossivel = ({ privativa, total }: ImovelDescrito): boolean =>
  privativa !== null && total !== null && privativa > total * 1.005;

const area = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** "49,46 m²" */
export const formatarArea = (metros: number): string => `${area.format(metros)} m²`;

/** "2 quartos" */
export const plural = (quantos: number, nome: string): string =>
  `${quantos} ${nome}${quantos === 1 ? '' : 's'}`;
