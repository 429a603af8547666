import type { SituacaoSegundoFator } from '@martelo/shared/sessao';
import { CAMPOS_A_CORRIGIR, type MinhaPrivacidade, solicitacaoAberta } from '@martelo/shared/titular';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import conta from '../../../../conta/conta.module.css';
import { Secao } from '../../../../conta/Secao.tsx';
import { TITULAR } from '../../../../palavras/titular.ts';
import { SemPermissao } from '../../../../sessao/SemPermissao.tsx';
import { guardarCliente, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';
import { BotaoLigacao } from '../../../../site/ui/BotaoLigacao.tsx';
import { Eliminar } from '../../../../titular/Eliminar.tsx';
import { Exportar } from '../../../../titular/Exportar.tsx';
import { Corrigir, Pedidos } from '../../../../titular/Pedidos.tsx';

const CAMINHO = '/cliente/privacidade';

export const metadata: Metadata = { title: TITULAR.leilao.titulo, robots: { index: false } };

/** Everything one may ask about one's own data, in one place. */
export default async function PaginaDosMeusDados({
  searchParams,
}: {
  searchParams: Promise<{ campo?: string | string[] }>;
}) {
  const [guarda, marca, { campo }] = await Promise.all([guardarCliente(CAMINHO), marcaAtual(), searchParams]);
  if (marca === null) notFound();
  if (!guarda.permitido) return <SemPermissao papeis={guarda.papeis} />;
  const [minha, fator] = await Promise.all([
    motor<MinhaPrivacidade>('/v1/cliente/privacidade'),
    motor<SituacaoSegundoFator>('/v1/auth/segundo-fator'),
  ]);
  const modo = marca.tipo;
  const palavras = TITULAR[modo];
  if (minha.tipo !== 'ok')
    return (
      <AreaCliente modo={modo} atual="privacidade" titulo={palavras.titulo}>
        <Indisponivel modo={modo} endereco={CAMINHO} />
      </AreaCliente>
    );
  const { exportacao, solicitacoes, eliminacao } = minha.corpo;
  const comFator = fator.tipo === 'ok' && fator.corpo.ativo;
  const pedida = solicitacoes.some(
    ({ tipo, situacao }) => tipo === 'ELIMINACAO' && solicitacaoAberta(situacao),
  );
  return (
    <AreaCliente modo={modo} atual="privacidade" titulo={palavras.titulo}>
      <div className={conta.secoes}>
        <Exportar inicial={exportacao} modo={modo} comFator={comFator} />
        <Corrigir modo={modo} campo={CAMPOS_A_CORRIGIR.find((um) => um === campo) ?? ''} />
        <Pedidos pedidos={solicitacoes} modo={modo} />
        <Secao id="aceites" titulo={palavras.aceites}>
          <p>{palavras.ondeAceites}</p>
          <div className={conta.botoes}>
            <BotaoLigacao href="/privacidade" variante="secundario">
              {palavras.verAceites}
            </BotaoLigacao>
          </div>
        </Secao>
        <Eliminar {...{ eliminacao, pedida, modo, comFator }} />
      </div>
    </AreaCliente>
  );
}
