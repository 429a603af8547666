import { CATALOGO } from '@martelo/shared/erros';
import type { RedefinicaoValida } from '@martelo/shared/sessao';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Sessoes } from '../../../elements/Sessoes.tsx';
import estilo from '../../../sessao/Formulario.module.css';
import { FormularioNovaSenha, FormularioPedirLink } from '../../../sessao/FormularioRedefinir.tsx';
import { chamarMotor } from '../../../sessao/motor.ts';
import { lerPagina } from '../../../site/conteudo/cms.ts';
import { recortar } from '../../../site/conteudo/pagina.ts';
import { marcaAtual } from '../../../site/marca.ts';

/** The address may carry a link's token: it is told to nobody. */
export const metadata: Metadata = {
  title: 'Redefinir senha',
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
  const [token, erro] = [texto('token'), mensagemDoErro(texto('erro'))];
  const link = token === '' ? null : await conferir(marca.subdominio, token);
  const conteudo = await lerPagina(marca.subdominio, 'redefinir-senha');
  return (
    <>
      <div className={`recipiente ${estilo.pagina}`}>
        <div className={estilo.cartao}>
          {link !== null && typeof link === 'object' ? (
            <>
              <header>
                <h1>Crie uma nova senha</h1>
                <p className={estilo.sub}>Para a conta {link.email}. As sessões abertas serão encerradas.</p>
              </header>
              <FormularioNovaSenha token={token} senhaMinima={link.senhaMinima} erroInicial={erro} />
            </>
          ) : texto('enviado') === '1' && token === '' ? (
            <>
              <header>
                <h1>Confira seu e-mail</h1>
              </header>
              <p role="status" className={estilo.motivo}>
                Se houver uma conta com esse e-mail, o link para criar a nova senha chega em instantes. Ele
                vale por uma hora.
              </p>
              <p className={estilo.sub}>
                Não chegou? Veja a caixa de spam ou <a href="/redefinir-senha">peça outro link</a>.
              </p>
            </>
          ) : (
            <>
              <header>
                <h1>Redefinir senha</h1>
                <p className={estilo.sub}>Enviamos um link para você criar uma nova.</p>
              </header>
              <FormularioPedirLink
                email={texto('email').slice(0, 200)}
                erroInicial={
                  link === 'recusado'
                    ? CATALOGO.REDEFINICAO_INVALIDA[1]
                    : link === 'indisponivel'
                      ? CATALOGO.INDISPONIVEL[1]
                      : erro
                }
              />
            </>
          )}
          <p className={estilo.rodape}>
            Lembrou a senha? <a href="/login">Entrar</a>
          </p>
        </div>
      </div>
      {conteudo !== null && (
        <Sessoes sessoes={recortar(conteudo, Date.now())} titulo="" marca={marca} busca={{}} />
      )}
    </>
  );
}

/** Whether a link is still good, and whose it is. */
async function conferir(
  hotsite: string,
  token: string,
): Promise<RedefinicaoValida | 'recusado' | 'indisponivel'> {
  if (token.length < 20 || token.length > 200) return 'recusado';
  const resposta = await chamarMotor<RedefinicaoValida>('/v1/auth/redefinir-senha/conferir', {
    hotsite,
    metodo: 'POST',
    corpo: { token },
  });
  if (resposta.tipo === 'ok') return resposta.corpo;
  return resposta.tipo === 'recusa' ? 'recusado' : 'indisponivel';
}

/** The sentence of a refusal that came by address (plain form): by its code, never by its text. */
const mensagemDoErro = (codigo: string): string | null =>
  Object.hasOwn(CATALOGO, codigo)
    ? CATALOGO[codigo as keyof typeof CATALOGO][1].replace(/ ?\{\w+\}( min)?/g, ' mais')
    : null;
