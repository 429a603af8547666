import type { SessaoAberta, SituacaoSegundoFator } from '@martelo/shared/sessao';
import { SENHA_MINIMA } from '@martelo/shared/usuario';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AreaCliente } from '../../../../cliente/AreaCliente.tsx';
import { Indisponivel } from '../../../../cliente/Indisponivel.tsx';
import estilo from '../../../../conta/conta.module.css';
import { SegundoFator } from '../../../../conta/SegundoFator.tsx';
import { Sessoes } from '../../../../conta/Sessoes.tsx';
import { TrocaDeSenha } from '../../../../conta/TrocaDeSenha.tsx';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { CAMINHO_DA_SEGURANCA, guardarConta, motor } from '../../../../sessao/sessao.ts';
import { marcaAtual } from '../../../../site/marca.ts';

export const metadata: Metadata = { title: TITULOS.segurancaDaConta, robots: { index: false } };

/** Second factor, password and sessions of whoever is signed in, client or staff. */
export default async function PaginaSeguranca() {
  const [sessao, marca] = await Promise.all([guardarConta(CAMINHO_DA_SEGURANCA), marcaAtual()]);
  if (marca === null) notFound();
  const [fator, abertas] = await Promise.all([
    motor<SituacaoSegundoFator>('/v1/auth/segundo-fator'),
    motor<{ itens: SessaoAberta[] }>('/v1/auth/sessoes'),
  ]);
  return (
    <AreaCliente
      modo={marca.tipo}
      atual="seguranca"
      titulo={TITULOS.segurancaDaConta}
      cliente={sessao.cliente}
    >
      {fator.tipo === 'ok' ? (
        <div className={estilo.secoes}>
          <SegundoFator inicial={fator.corpo} marca={marca.nome} interno={sessao.interno} />
          <TrocaDeSenha
            minimo={sessao.interno ? SENHA_MINIMA.interno : SENHA_MINIMA.cliente}
            comFator={fator.corpo.ativo}
          />
          <Sessoes iniciais={abertas.tipo === 'ok' ? abertas.corpo.itens : null} />
        </div>
      ) : (
        <Indisponivel modo={marca.tipo} endereco={CAMINHO_DA_SEGURANCA} />
      )}
    </AreaCliente>
  );
}
