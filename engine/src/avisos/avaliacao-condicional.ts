import { formatarData, formatarDataHora } from '@martelo/shared/datas';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { formatarReais } from '@martelo/shared/reais';
import type { DadosLote } from '../auction/modelo/dados.ts';
import { doVeiculoAvaliado } from '../negocio/negociacao/avaliacao-condicional.ts';
import { type CartaAvulsa, enviarCartaAvulsa } from './carta-avulsa.ts';

interface Condicional {
  marca: RegrasHotsite;
  comitente: { nome: string; laudoLoteCondicionalDestinatarios?: { emails: readonly string[] } | undefined };
  lote: { lelUid: string; dados: DadosLote; leilao: string };
  hotsites: readonly number[];
  /** Centavos. */
  lance: number;
  /** ISO */
  prazo: string;
  /** Of the lot and of this time that it is conditional: the same again is the same letters. */
  chave: string;
}

/** Writes what a lot is worth to whom its consignor named for it, as it comes under their condition. Names neither who gave the bid nor a plate. */
export async function enviarAvaliacaoCondicional(
  d: CartaAvulsa & { agora: () => number },
  { marca, comitente, lote, hotsites, lance, prazo, chave }: Condicional,
): Promise<void> {
  const emails = [...new Set(comitente.laudoLoteCondicionalDestinatarios?.emails ?? [])];
  if (emails.length === 0) return;
  const { numero, nome, valor } = lote.dados;
  const dele = await doVeiculoAvaliado(d, lote.dados, { hotsites, lance });
  const { fipe, valorMercado, vistoria, diasNoEstoque } = dele;
  const linhas = [
    `Lance: ${formatarReais(lance)} (mínimo ${formatarReais(valor.minimo)})`,
    fipe === null
      ? 'FIPE: sem valor no cadastro'
      : `FIPE de ${fipe.mes.split('-').reverse().join('/')}: ${formatarReais(fipe.valor)} (o lance é ${fipe.porcento.toLocaleString('pt-BR')}% dela)`,
    ...(valorMercado === null ? [] : [`Valor de mercado no cadastro: ${formatarReais(valorMercado)}`]),
    vistoria === null
      ? 'Vistoria: nenhuma realizada'
      : `Vistoria de ${formatarData(vistoria.realizadaEm)}: ${quantos(vistoria.marcas, 'avaria marcada', 'avarias marcadas')}, ${quantos(vistoria.graves, 'grave', 'graves')}`,
    diasNoEstoque === null
      ? 'Dias no estoque: não está em um pátio'
      : `No estoque há ${quantos(diasNoEstoque, 'dia', 'dias')}`,
  ];
  for (const para of emails)
    await enviarCartaAvulsa(d, {
      ...{ marca, para, nome: comitente.nome, chave: `${chave}:${para}` },
      titulo: `Condicional: lote ${numero}, ${nome}`,
      corpo: [
        `O lote ${numero}, ${nome}, do leilão ${lote.leilao}, recebeu um lance que depende da resposta do comitente até ${formatarDataHora(prazo)}.`,
        linhas.join('\n'),
      ].join('\n\n'),
      botao: { texto: 'Ver a avaliação', caminho: `/admin/avaliacao-veicular-condicional/${lote.lelUid}` },
      porque: `Você recebe esta mensagem porque a equipe da ${marca.nome} pôs este e-mail entre os que recebem a avaliação de lotes condicionais de ${comitente.nome}.`,
    });
}

const quantos = (numero: number, um: string, varios: string): string =>
  `${numero.toLocaleString('pt-BR')} ${numero === 1 ? um : varios}`;
