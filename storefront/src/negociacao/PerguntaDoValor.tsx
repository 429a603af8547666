'use client';

import { PALAVRAS } from '@martelo/shared/lote-rotulos';
import { formatarReais } from '@martelo/shared/reais';
import type { DadosDoPainel } from '../lote/dados-painel.ts';
import { duvida } from '../lote/gatilho.ts';
import { LinhasDeTotal } from '../lote/LinhasDeTotal.tsx';
import { useGatilho } from '../lote/usar-gatilho.ts';
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
  const palavras = PALAVRAS[dados.modo];
  const nome = { MANUAL: palavras.lance, AUTOMATICO: 'Máximo secreto', PROPOSTA: 'Proposta' }[tipo];
  return (
    <Dialogo titulo={`${reais}: é isso mesmo?`} aoFechar={aoFechar}>
      <div className={estilo.venda}>
        <p>{dados.nome}</p>
        <p className={estilo.atencao}>
          <strong>
            {porque(valor, base, tipo === 'PROPOSTA' ? 'o valor de partida' : proximo(palavras.lance))}
          </strong>{' '}
          Confira antes de confirmar: não pode ser desfeito.
        </p>
        <LinhasDeTotal {...dados} lance={visto.valor} rotulo={nome} />
        <div className={estilo.botoes}>
          <Botao {...botao} tamanho="g" largo aria-disabled={repouso !== null || undefined}>
            {tipo === 'MANUAL'
              ? `Sim, ${palavras.darLance.toLowerCase()} de ${reais}`
              : tipo === 'AUTOMATICO'
                ? `Sim, definir máximo de ${reais}`
                : `Sim, propor ${reais}`}
          </Botao>
          <Botao variante="secundario" largo onClick={aoFechar}>
            Corrigir o valor
          </Botao>
        </div>
      </div>
    </Dialogo>
  );
}

const proximo = (lance: string): string => (lance === 'Oferta' ? 'a próxima oferta' : 'o próximo lance');

function porque(
  valor: number,
  base: { proximo: number; mercado: number | null },
  referencia: string,
): string {
  if (duvida(valor, base) === 'acima-do-mercado')
    return `Passa do valor de mercado, de ${formatarReais(base.mercado ?? 0, { curto: true })}.`;
  const vezes = (valor / base.proximo).toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  return `É ${vezes} vezes ${referencia}, de ${formatarReais(base.proximo, { curto: true })}.`;
}
