import type { PresencaAberta } from '@martelo/shared/convidado.esquema';
import { formatarDataHora } from '@martelo/shared/datas';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { QrCode } from '../../../../conta/QrCode.tsx';
import { PRESENCA as P } from '../../../../palavras/presenca.ts';
import estilo from '../../../../sessao/Formulario.module.css';
import { chamarMotor } from '../../../../sessao/motor.ts';
import { marcaAtual } from '../../../../site/marca.ts';
import { Botao } from '../../../../site/ui/Botao.tsx';

export const metadata: Metadata = {
  title: P.tituloDaPagina,
  robots: { index: false },
  // Other sites are told nothing of the address; with none at all the forms below would come from nowhere.
  referrer: 'same-origin',
};

interface Parametros {
  params: Promise<{ codigo: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Where the letter of an invitation leads: what it is to, and the guest's answer. No login; looking changes nothing. */
export default async function PaginaPresenca({ params, searchParams }: Parametros) {
  const [{ codigo }, busca, marca] = await Promise.all([params, searchParams, marcaAtual()]);
  if (marca === null) notFound();
  const resposta = await chamarMotor<PresencaAberta>(
    `/v1/presencas/${encodeURIComponent(codigo.slice(0, 100))}`,
    { hotsite: marca.subdominio },
  );
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <div className={estilo.cartao}>
        {resposta.tipo === 'ok' ? (
          <Convite codigo={codigo} aberta={resposta.corpo} recusada={busca.recusada === '1'} />
        ) : busca.apagado === '1' ? (
          <>
            <h1>{P.tituloDaPagina}</h1>
            <p role="status" className={estilo.motivo}>
              {P.apagado}
            </p>
          </>
        ) : (
          <>
            <h1>{resposta.tipo === 'recusa' ? P.invalido : P.tituloDaPagina}</h1>
            <p role="status">{resposta.tipo === 'recusa' ? P.invalidoDiz : P.indisponivel}</p>
          </>
        )}
      </div>
    </div>
  );
}

function Convite({
  codigo,
  aberta: { marca, evento, nome, situacao, acompanhantes, vem, responde },
  recusada,
}: {
  codigo: string;
  aberta: PresencaAberta;
  recusada: boolean;
}) {
  const inicio = formatarDataHora(evento.inicio);
  const acao = `/api/presenca?c=${encodeURIComponent(codigo)}`;
  const confirmado = situacao === 'CONFIRMADO';
  return (
    <>
      <h1>{evento.nome}</h1>
      <p className={estilo.sub}>{P.convida(marca, nome)}</p>
      <dl>
        <dt>{P.quando}</dt>
        <dd>{evento.fim === null ? inicio : P.ate(inicio, formatarDataHora(evento.fim))}</dd>
        {evento.local !== null && (
          <>
            <dt>{P.onde}</dt>
            <dd>{evento.local}</dd>
          </>
        )}
      </dl>
      {recusada && <p role="alert">{P.recusada}</p>}
      <p role="status" className={confirmado || situacao === 'PRESENTE' ? estilo.motivo : undefined}>
        {situacao === 'PRESENTE'
          ? P.veio
          : confirmado
            ? vem
              ? P.confirmadoCom(vem)
              : P.confirmado
            : situacao === 'CANCELADO'
              ? P.cancelado
              : responde
                ? ''
                : P.acabou}
      </p>
      {confirmado && (
        <section>
          <p>{P.mostre}</p>
          <QrCode conteudo={codigo} rotulo={P.codigo} />
        </section>
      )}
      {/* Plain forms: they work without scripts, in whatever opens a letter's address. */}
      {responde && (
        <form method="post" action={acao} className={estilo.formulario}>
          {acompanhantes > 0 ? (
            <label>
              <span>{P.quantos}</span>{' '}
              <select name="acompanhantes" defaultValue={vem ?? 0}>
                {Array.from({ length: acompanhantes + 1 }, (_, quantos) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the number is the option
                  <option key={quantos} value={quantos}>
                    {quantos === 0 ? P.ninguem : quantos}
                  </option>
                ))}
              </select>
            </label>
          ) : (
            <input type="hidden" name="acompanhantes" value="0" />
          )}
          <Botao type="submit" name="vem" value="1" largo>
            {confirmado ? P.mudar : P.vou}
          </Botao>
          {situacao !== 'CANCELADO' && (
            <Botao type="submit" name="vem" value="0" largo variante="secundario">
              {P.naoVou}
            </Botao>
          )}
        </form>
      )}
      <details>
        <summary>{P.apagar}</summary>
        <form method="post" action={acao} className={estilo.formulario}>
          <p>{P.apagarDiz}</p>
          <label>
            <input type="checkbox" name="apagar" value="1" required /> {P.apagarConfirma}
          </label>
          <Botao type="submit" largo variante="secundario">
            {P.apagar}
          </Botao>
        </form>
      </details>
    </>
  );
}
