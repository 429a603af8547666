'use client';

import { diaEmSaoPaulo, formatarHora } from '@martelo/shared/datas';
import type { NaPortaria, PortariaRespondida } from '@martelo/shared/pos-venda/agendamento';
import { type FormEvent, useEffect, useState } from 'react';
import { guardarPortaria } from '../avisos/aparelho.ts';
import { PORTARIA } from '../palavras/portaria.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { Campo, MolduraCampo } from '../site/ui/Campo.tsx';
import { Vazio } from '../site/ui/Vazio.tsx';
import { Conferencia } from './Conferencia.tsx';
import { acharPeloCodigo } from './conferir.ts';
import { fotoDoItem } from './foto.ts';
import { Leitor, prepararLeitor } from './Leitor.tsx';
import estilo from './portaria.module.css';
import { usePortaria } from './usar-portaria.ts';

interface Patio {
  uid: string;
  nome: string;
}
const DO_APARELHO = 'martelo-patio';

/** The yard's gate: a code is scanned or typed, who and what is looked at, and it goes. Works without network. */
export function Portaria({ conta, patios }: { conta: string; patios: readonly Patio[] }) {
  const [patUid, escolherPatio] = useState<string | null>(patios[0]?.uid ?? null);
  const [dia, escolherDia] = useState(() => diaEmSaoPaulo(Date.now()));
  const portaria = usePortaria(conta, patUid, dia);
  const { estado, entregas, fotos } = portaria;
  useEffect(() => {
    // Said when the camera is opened, if it cannot be; and what it needs is kept with the page.
    void prepararLeitor()
      .catch(() => {})
      .then(guardarPortaria);
  }, []);
  // The yard that this device stood at last.
  useEffect(() => {
    const lembrado = localStorage.getItem(DO_APARELHO);
    if (patios.some(({ uid }) => uid === lembrado)) escolherPatio(lembrado);
  }, [patios]);
  if (patUid === null) return <Vazio icone="truck" titulo={PORTARIA.nenhumPatio} />;
  const aEnviar = entregas.filter(({ recusa }) => recusa === null);
  const fotosAEnviar = fotos.filter(({ recusa }) => recusa === null).length;
  return (
    <div className={estilo.portaria}>
      <div className={estilo.escolhas}>
        <MolduraCampo rotulo={PORTARIA.patio} id="patio">
          <select
            id="patio"
            className={estilo.controle}
            value={patUid}
            onChange={({ target }) => {
              escolherPatio(target.value);
              localStorage.setItem(DO_APARELHO, target.value);
            }}
          >
            {patios.map(({ uid, nome }) => (
              <option key={uid} value={uid}>
                {nome}
              </option>
            ))}
          </select>
        </MolduraCampo>
        <Campo
          id="dia"
          type="date"
          rotulo={PORTARIA.dia}
          required
          value={dia}
          onChange={({ target }) => target.value !== '' && escolherDia(target.value)}
        />
      </div>
      {entregas.map(
        ({ uid, recusa }) =>
          recusa !== null && (
            <div key={uid} className={estilo.erro} role="alert">
              <p>{PORTARIA.recusada(recusa)}</p>
              <Botao variante="secundario" tamanho="p" onClick={() => portaria.dispensar(uid)}>
                {PORTARIA.dispensar}
              </Botao>
            </div>
          ),
      )}
      {fotos.map(
        ({ comandoId, recusa }) =>
          recusa !== null && (
            <div key={comandoId} className={estilo.erro} role="alert">
              <p>{PORTARIA.fotoRecusada(recusa)}</p>
              <Botao variante="secundario" tamanho="p" onClick={() => portaria.dispensarFoto(comandoId)}>
                {PORTARIA.dispensar}
              </Botao>
            </div>
          ),
      )}
      {aEnviar.length + fotosAEnviar > 0 && (
        <div className={estilo.atencao} role="status">
          {aEnviar.length > 0 && <p>{PORTARIA.quantasAEnviar(aEnviar.length)}</p>}
          {fotosAEnviar > 0 && <p>{PORTARIA.fotosAEnviar(fotosAEnviar)}</p>}
          <Botao variante="secundario" tamanho="p" onClick={portaria.enviar}>
            {PORTARIA.enviarAgora}
          </Botao>
        </div>
      )}
      {estado.tipo === 'lendo' && <p role="status">{PORTARIA.carregando}</p>}
      {estado.tipo === 'sem-lista' && (
        <p className={estilo.atencao} role="alert">
          {PORTARIA.semRedeSemLista}
        </p>
      )}
      {estado.tipo === 'recusada' && (
        <p className={estilo.erro} role="alert">
          {estado.frase}
        </p>
      )}
      {estado.tipo === 'pronta' && (
        <>
          {estado.semRede && (
            <p className={estilo.atencao} role="status">
              {PORTARIA.semRede}
            </p>
          )}
          <Entrada portaria={estado.portaria} entregar={portaria.entregar} />
          <Lista itens={estado.portaria.itens} aEnviar={new Set(aEnviar.map(({ uid }) => uid))} />
          <p className={estilo.rodape}>
            <span>{PORTARIA.guardadoEm(formatarHora(estado.guardadaEm))}</span>
            <Botao variante="texto" tamanho="p" icone="refresh-cw" onClick={portaria.ler}>
              {PORTARIA.atualizar}
            </Botao>
          </p>
        </>
      )}
    </div>
  );
}

/** The code, and what it opens. */
function Entrada({
  portaria,
  entregar,
}: {
  portaria: PortariaRespondida;
  entregar: (uid: string, codigo: string, documento: string, fotos: readonly Blob[]) => Promise<string>;
}) {
  const [digitado, digitar] = useState('');
  const [camera, abrirCamera] = useState(false);
  const [ocupada, definirOcupada] = useState(false);
  const [erro, definirErro] = useState<string | null>(null);
  const [dito, dizer] = useState<string | null>(null);
  const [achada, definirAchada] = useState<{ retirada: NaPortaria; codigo: string } | null>(null);

  const conferir = async (lido: string): Promise<void> => {
    abrirCamera(false);
    definirOcupada(true);
    definirErro(null);
    dizer(null);
    const nova = await acharPeloCodigo(portaria, lido);
    definirOcupada(false);
    definirAchada(nova);
    if (nova === null) definirErro(PORTARIA.naoAchou);
  };
  const confirmar = async (
    { retirada, codigo }: NonNullable<typeof achada>,
    documento: string,
    fotos: readonly Blob[],
  ) => {
    definirOcupada(true);
    definirErro(null);
    const resposta = await entregar(retirada.uid, codigo, documento, fotos);
    definirOcupada(false);
    if (resposta !== 'feita' && resposta !== 'guardada') return definirErro(resposta);
    dizer(resposta === 'feita' ? PORTARIA.feita : PORTARIA.guardada);
    definirAchada(null);
    digitar('');
  };
  return (
    <div className={estilo.entrada}>
      {camera ? (
        <Leitor aoLer={(lido) => void conferir(lido)} aoFechar={() => abrirCamera(false)} />
      ) : (
        <Botao tamanho="g" largo icone="qr-code" onClick={() => abrirCamera(true)}>
          {PORTARIA.ler}
        </Botao>
      )}
      <form
        className={estilo.digitar}
        onSubmit={(evento: FormEvent) => {
          evento.preventDefault();
          void conferir(digitado);
        }}
      >
        <Campo
          id="codigo-retirada"
          rotulo={PORTARIA.digite}
          ajuda={PORTARIA.digiteAjuda}
          erro={achada === null ? erro : null}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={12}
          value={digitado}
          onChange={({ target }) => {
            digitar(target.value);
            definirErro(null);
          }}
        />
        <Botao
          type="submit"
          variante="secundario"
          carregando={ocupada && achada === null}
          disabled={digitado.trim() === ''}
        >
          {PORTARIA.conferir}
        </Botao>
      </form>
      {dito !== null && (
        <p className={estilo.bom} role="status">
          {dito}
        </p>
      )}
      {achada !== null && (
        <Conferencia
          retirada={achada.retirada}
          erro={erro}
          enviando={ocupada}
          aoConfirmar={(documento, fotos) => void confirmar(achada, documento, fotos)}
          aoFechar={() => {
            definirAchada(null);
            definirErro(null);
          }}
        />
      )}
    </div>
  );
}

/** Who is expected, and who has been. */
function Lista({ itens, aEnviar }: { itens: readonly NaPortaria[]; aEnviar: ReadonlySet<string> }) {
  if (itens.length === 0)
    return (
      <Vazio icone="truck" titulo={PORTARIA.nenhuma}>
        {PORTARIA.nenhumaAjuda}
      </Vazio>
    );
  return (
    <section aria-labelledby="retiradas-do-dia">
      <h2 id="retiradas-do-dia">{PORTARIA.retiradas}</h2>
      <ul className={estilo.lista}>
        {itens.map((retirada) => (
          <li key={retirada.uid} data-situacao={retirada.situacao}>
            <strong>{formatarHora(retirada.inicio)}</strong>
            {/* The very picture that is looked at later: once seen here, it is there without network as well. */}
            <span className={estilo.fotos}>
              {retirada.lotes.map((lote) => (
                <img key={lote.uid} src={fotoDoItem(lote)} alt="" width={80} height={60} />
              ))}
            </span>
            <span>
              <b>{retirada.quem.nome}</b>
              {retirada.quem.placa && <span>{PORTARIA.comPlaca(retirada.quem.placa)}</span>}
              {retirada.lotes.map(({ uid, loteNumero, loteNome }) => (
                <span key={uid}>
                  {loteNumero} · {loteNome}
                </span>
              ))}
              {retirada.situacao === 'AGENDADO' && !retirada.liberada && <em>{PORTARIA.naoPaga}</em>}
              {retirada.situacao === 'AGENDADO' && retirada.bloqueada && <em>{PORTARIA.bloqueada}</em>}
            </span>
            <span className={estilo.situacao}>
              {aEnviar.has(retirada.uid) ? PORTARIA.aEnviar : situacaoLida(retirada)}
              {retirada.fotos > 0 && <small>{PORTARIA.quantasFotos(retirada.fotos)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function situacaoLida({ situacao, entregueEm }: NaPortaria): string {
  if (entregueEm !== null) return PORTARIA.entregue(formatarHora(entregueEm));
  return situacao === 'NAO_COMPARECEU' ? PORTARIA.ausente : PORTARIA.agendada;
}
