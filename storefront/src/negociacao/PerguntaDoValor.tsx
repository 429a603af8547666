'use client';

import { formatarReais } from '@martelo/shared/reais';
import type { DadosDoPainel } from '../lote/dados-painel.ts';
import { duvida } from '../lote/gatilho.ts';
import { LinhasDeTotal } from '../lote/LinhasDeTotal.tsx';
import { useGatilho } from '../lote/usar-gatilho.ts';
import { NEGOCIACAO } from '../palavras/negociacao.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Dialogo } from './Dialogo.tsx';
import estilo from './Negociacao.module.css';

/** An amount that may be a slip of the finger ({@link duvida}) is asked about once more, with all that it comes to. Centavos. */
export default function PerguntaDoValor({
  dados,
  tipo,
  valor,
  base,
  aoConfirmar,
  aoFechar,
}: {
  dados: Pick<DadosDoPainel, 'nome' | 'taxas' | 'hotsiteId' | 'modo'>;
  tipo: 'MANUAL' | 'AUTOMATICO' | 'PROPOSTA';
  valor: number;
  base: { proximo: number; mercado: number | null };
  aoConfirmar: () => void;
  aoFechar: () => void;
}) {
  const { visto, repouso, botao } = useGatilho(
    { tipo, valor, serve: true },
    { aparicoes: 1, aoDisparar: aoConfirmar },
  );
  const reais = formatarReais(visto.valor, { curto: true }).replace(' ', '\u00a0');
  const palavras = NEGOCIACAO[dados.modo];
  const nome = { MANUAL: palavras.lance, AUTOMATICO: palavras.maximoSecreto, PROPOSTA: palavras.proposta }[
    tipo
  ];
  return (
    <Dialogo titulo={palavras.eIssoMesmo(reais)} aoFechar={aoFechar}>
      <div className={estilo.venda}>
        <p>{dados.nome}</p>
        <p className={estilo.atencao}>
          <strong>
            {porque(
              valor,
              base,
              palavras,
              tipo === 'PROPOSTA' ? palavras.valorDePartida : palavras.proximoLance,
            )}
          </strong>{' '}
          {palavras.confiraAntes}
        </p>
        <LinhasDeTotal {...dados} lance={visto.valor} rotulo={nome} />
        <div className={estilo.botoes}>
          <Botao {...botao} tamanho="g" largo aria-disabled={repouso !== null || undefined}>
            {tipo === 'MANUAL'
              ? palavras.simDarLance(reais)
              : tipo === 'AUTOMATICO'
                ? palavras.simDefinirMaximo(reais)
                : palavras.simPropor(reais)}
          </Botao>
          <Botao variante="secundario" largo onClick={aoFechar}>
            {palavras.corrigir}
          </Botao>
        </div>
      </div>
    </Dialogo>
  );
}

function porque(
  valor: number,
  base: { proximo: number; mercado: number | null },
  palavras: (typeof NEGOCIACAO)['leilao'],
  referencia: string,
): string {
  if (duvida(valor, base) === 'acima-do-mercado')
    return palavras.passaDoMercado(formatarReais(base.mercado ?? 0, { curto: true }));
  const vezes = (valor / base.proximo).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return palavras.vezes(vezes, referencia, formatarReais(base.proximo, { curto: true }));
}
