import type { AcessoConferido } from '@martelo/shared/sessao';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { ACESSO_UNICO } from '../../../../palavras/perfil.ts';
import { TITULOS } from '../../../../palavras/titulos.ts';
import { UsarAcesso } from '../../../../perfil/AcessoUnico.tsx';
import estilo from '../../../../sessao/Formulario.module.css';
import { chamarMotor } from '../../../../sessao/motor.ts';
import { retornoSeguro } from '../../../../sessao/retorno.ts';
import { marcaAtual } from '../../../../site/marca.ts';
import { BotaoLigacao } from '../../../../site/ui/BotaoLigacao.tsx';

export const metadata: Metadata = {
  title: TITULOS.acessoUnico,
  robots: { index: false },
  referrer: 'no-referrer',
};

/** An access that is good once is used here, when the button is pressed: what looks at links ahead of people uses none up. */
export default async function PaginaAcessoUnico({
  params,
  searchParams,
}: {
  params: Promise<{ hash: string }>;
  searchParams: Promise<{ retorno?: string | string[] }>;
}) {
  const [{ hash }, { retorno }, marca, pedido] = await Promise.all([
    ...([params, searchParams] as const),
    ...([marcaAtual(), headers()] as const),
  ]);
  if (marca === null) notFound();
  const resposta = await chamarMotor<AcessoConferido>('/v1/auth/acesso-unico/conferir', {
    ...{ hotsite: marca.subdominio, metodo: 'POST', corpo: { hash: hash.slice(0, 200) }, pedido },
  });
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <div className={estilo.cartao}>
        {resposta.tipo === 'ok' ? (
          <>
            <header>
              <h1>{ACESSO_UNICO.entrarComo(resposta.corpo.nome)}</h1>
              <p className={estilo.sub}>{ACESSO_UNICO.deQuem(resposta.corpo.email)}</p>
            </header>
            <UsarAcesso hash={hash} retorno={retornoSeguro(retorno, '')} />
          </>
        ) : (
          <>
            <header>
              <h1>{ACESSO_UNICO.naoVale}</h1>
              <p className={estilo.sub}>{ACESSO_UNICO.pecaOutro}</p>
            </header>
            <BotaoLigacao href="/login" tamanho="g" largo>
              {ACESSO_UNICO.irAoLogin}
            </BotaoLigacao>
          </>
        )}
      </div>
    </div>
  );
}
