import { CATALOGO } from '@martelo/shared/erros';
import type { RedefinicaoValida } from '@martelo/shared/sessao';
import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { notFound } from 'next/navigation';
import { Sessoes } from '../../../elements/Sessoes.tsx';
import { SESSAO } from '../../../palavras/sessao.ts';
import { AbrirLink } from '../../../sessao/AbrirLink.tsx';
import { COOKIE_REDEFINICAO } from '../../../sessao/cookies.ts';
import estilo from '../../../sessao/Formulario.module.css';
import { FormularioNovaSenha, FormularioPedirLink } from '../../../sessao/FormularioRedefinir.tsx';
import { chamarMotor } from '../../../sessao/motor.ts';
import { lerPagina } from '../../../site/conteudo/cms.ts';
import { recortar } from '../../../site/conteudo/pagina.ts';
import { marcaAtual } from '../../../site/marca.ts';

export const metadata: Metadata = {
  title: SESSAO.redefinir,
  robots: { index: false },
  referrer: 'no-referrer',
  alternates: { canonical: '/redefinir-senha' },
};

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Both steps of a new password: asking for the letter, and what its link leads to. */
export default async function PaginaRedefinirSenha({ searchParams }: Parametros) {
  const [busca, marca] = await Promise.all([searchParams, marcaAtual()]);
  if (marca === null) notFound();
  const texto = (nome: string) => (typeof busca[nome] === 'string' ? busca[nome] : '');
  const token = (await cookies()).get(COOKIE_REDEFINICAO)?.value ?? '';
  const link = token === '' ? null : await conferir(marca.subdominio, token);
  const conta = link?.conta ?? null;
  const erro = link?.recusa ?? mensagemDoErro(texto('erro'), conta?.senhaMinima);
  const conteudo = await lerPagina(marca.subdominio, 'redefinir-senha');
  return (
    <>
      <div className={`recipiente ${estilo.pagina}`}>
        <div className={estilo.cartao}>
          {conta !== null ? (
            <>
              <header>
                <h1>{SESSAO.crieNova}</h1>
                <p className={estilo.sub}>{SESSAO.paraAConta(conta.email)}</p>
              </header>
              <FormularioNovaSenha senhaMinima={conta.senhaMinima} erroInicial={erro} />
            </>
          ) : texto('enviado') === '1' && token === '' ? (
            <>
              <header>
                <h1>{SESSAO.confiraEmail}</h1>
              </header>
              <p role="status" className={estilo.motivo}>
                {SESSAO.seHouverConta}
              </p>
              <p className={estilo.sub}>
                {SESSAO.naoChegou} <a href="/redefinir-senha">{SESSAO.pecaOutro}</a>.
              </p>
            </>
          ) : (
            <>
              <header>
                <h1>{SESSAO.redefinir}</h1>
                <p className={estilo.sub}>{SESSAO.enviamosLink}</p>
              </header>
              <AbrirLink />
              <FormularioPedirLink erroInicial={erro} />
            </>
          )}
          <p className={estilo.rodape}>
            {SESSAO.lembrou} <a href="/login">{SESSAO.entrar}</a>
          </p>
        </div>
      </div>
      {conteudo !== null && (
        <Sessoes sessoes={recortar(conteudo, Date.now())} titulo="" marca={marca} busca={{}} />
      )}
    </>
  );
}

/** Whose a link is, while it is good; else why it is of no use. */
async function conferir(
  hotsite: string,
  token: string,
): Promise<{ conta: RedefinicaoValida; recusa: null } | { conta: null; recusa: string }> {
  const resposta = await chamarMotor<RedefinicaoValida>('/v1/auth/redefinir-senha/conferir', {
    hotsite,
    metodo: 'POST',
    corpo: { token: token.slice(0, 200) },
  });
  if (resposta.tipo === 'ok') return { conta: resposta.corpo, recusa: null };
  // A token of the wrong length is as good as one that never was.
  const codigo = resposta.tipo === 'recusa' ? 'REDEFINICAO_INVALIDA' : 'INDISPONIVEL';
  return { conta: null, recusa: CATALOGO[codigo][1] };
}

/** The sentence of a refusal that came by address (plain form): by its code, never by its text. */
const mensagemDoErro = (codigo: string, senhaMinima = 8): string | null =>
  Object.hasOwn(CATALOGO, codigo)
    ? CATALOGO[codigo as keyof typeof CATALOGO][1].replace('{minimo}', String(senhaMinima))
    : null;
