import { formatarDataHora } from '@martelo/shared/datas';
import { lerPlaca, recusaDoChassi } from '@martelo/shared/documentos';
import type { EntradaProcurada } from '@martelo/shared/estadias/estadia.esquema';
import { ROTULOS_REMOCAO } from '@martelo/shared/remocoes/remocao';
import { ROTULOS_VEICULO_TIPO } from '@martelo/shared/veiculo-opcoes';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { abrirCampo } from '../../src/campo/campo.ts';
import { useCampo } from '../../src/campo/usar-campo.ts';
import { useRascunho } from '../../src/campo/usar-rascunho.ts';
import { LerComCamera } from '../../src/leitor/LerComCamera.tsx';
import { ADMIN_ESTADIAS as P } from '../../src/palavras/admin-estadias.ts';
import { procurarNosLevados } from '../campo/levar.ts';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { useCasa } from '../dados/contexto.tsx';
import { CampoDeTexto } from '../partes/CampoDeTexto.tsx';
import { Lido } from '../partes/Lido.tsx';
import { Problemas } from '../partes/Problemas.tsx';
import { useConfirmar } from '../partes/usar-confirmar.ts';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { Chegadas } from './Chegadas.tsx';
import { type Chegada, useChegadas } from './chegadas.ts';
import { useReler } from './dados.ts';
import { EscolherPatio } from './EscolherPatio.tsx';
import { type PatioDeQuemRecebe, usePatioDaEntrada } from './patio-lembrado.ts';

type Achado = EntradaProcurada['itens'][number];
const NINGUEM = { escrito: '', dito: null as string | null };

/** Who is at the gate: found by the plate, taken in at the yard that one stands at. */
export default function Entrada() {
  useTitulo(P.entrada);
  const { patios, itens, patio, escolher } = usePatioDaEntrada();
  const { telas, usuario } = useCasa();
  const { uid } = usuario;
  const { campo } = useCampo(uid);
  // The plate that one was looking for is there again, and so is what was found by it.
  const rascunho = useRascunho(campo, 'entrada', NINGUEM);
  const { escrito, dito } = rascunho.escrito;
  const cadastra = telas.get('veiculo');
  const online = useOnline();
  const quais = useChegadas(campo);
  const anotada = quais.chegadas.find((uma) => uma.dito === dito);
  const achados = useQuery<EntradaProcurada, Recusa>({
    queryKey: ['estadia', 'entrada', dito],
    queryFn: ({ signal }) =>
      chamar<EntradaProcurada>('GET', `/v1/estadias/entrada?${new URLSearchParams({ dito: dito ?? '' })}`, {
        signal,
      }).catch((erro: Recusa) => {
        if (erro.status !== 0) throw erro;
        return procurarNosLevados(abrirCampo(uid), dito ?? '');
      }),
    ...{ retry: false, enabled: dito !== null },
  });
  const procurar = (qual: string) => {
    rascunho.escrever({ escrito: qual, dito: qual });
    // Asked again: there was no network, or it has been registered since.
    if (qual === dito) void achados.refetch();
  };
  return (
    <div className="pagina estadia">
      <h1>{P.entrada}</h1>
      <Lido
        lendo={patios.isPending}
        erro={patios.error}
        deNovo={() => void patios.refetch()}
        vazio={itens.length === 0 && P.nenhumPatio}
      >
        <form
          className="estadia-campos"
          onSubmit={(evento) => {
            evento.preventDefault();
            if (escrito.trim().length >= 3) procurar(escrito.trim());
          }}
        >
          <EscolherPatio {...{ itens, patio, escolher }} />
          <CampoDeTexto
            rotulo={P.quemChegou}
            ajuda={P.quemChegouDiz}
            value={escrito}
            mudar={(novo) => rascunho.escrever({ escrito: novo })}
            maxLength={60}
            autoCapitalize="characters"
            autoComplete="off"
            enterKeyHint="search"
          />
          <LerComCamera {...{ procurado: 'veiculo', campo: P.aPlacaOuOChassi, Botao }} aoLer={procurar} />
          <Botao type="submit" icone="search" variante="primario" disabled={escrito.trim().length < 3}>
            {P.procurar}
          </Botao>
        </form>
      </Lido>
      {dito !== null && (
        <Lido lendo={achados.isPending} erro={achados.error} deNovo={() => void achados.refetch()}>
          {achados.data?.itens.length === 0 ? (
            <div className="quadro" role="status">
              <h2>{online ? P.ninguem : P.ninguemAqui}</h2>
              {online && <p className="quieto">{P.ninguemDiz}</p>}
              {anotada === undefined && (
                <>
                  <p className="quieto">{P.chegada.anotarDiz}</p>
                  <Botao icone="pencil" disabled={campo === null} onClick={() => void quais.anotar(dito)}>
                    {P.chegada.anotar}
                  </Botao>
                </>
              )}
              {cadastra?.escreve && (
                <Link to={`/${cadastra.rotaDeUm}/novo?${doDito(dito)}`} className="botao normal">
                  {P.cadastrar}
                </Link>
              )}
            </div>
          ) : (
            <ul className="estadia-achados" aria-label={P.achados}>
              {achados.data?.itens.map((um) => (
                <Chegou
                  key={um.veiculo.uid}
                  {...{ um, patio, anotada }}
                  aoAbrir={async (uid) => {
                    const { nome: veiculoNome, placa } = um.veiculo;
                    if (anotada) await quais.entregar(anotada, { uid, veiculoNome, placa });
                    await rascunho.esquecer();
                  }}
                />
              ))}
            </ul>
          )}
        </Lido>
      )}
      <Chegadas quais={quais} procurar={procurar} />
    </div>
  );
}

/** What was asked for is not written a second time. */
const doDito = (dito: string) =>
  new URLSearchParams(
    lerPlaca(dito) !== null ? { placa: dito } : recusaDoChassi(dito) === null ? { chassi: dito } : {},
  );

function Chegou({
  um,
  patio,
  anotada,
  aoAbrir,
}: {
  um: Achado;
  patio: PatioDeQuemRecebe | null;
  /** Noted here before it could be looked for. */
  anotada: Chegada | undefined;
  /** What was noted goes with the stay. */
  aoAbrir: (estadiaUid: string) => Promise<void>;
}) {
  const { veiculo, estadia, remocao } = um;
  const { fazendo, recusa, confirmar } = useConfirmar();
  const online = useOnline();
  const navegar = useNavigate();
  const reler = useReler();
  const onde =
    estadia === null
      ? um.outroPatio !== null
        ? P.noutroPatio(um.outroPatio)
        : um.visto
          ? P.semEstadia
          : P.foraDosSeus
      : estadia.situacao === 'PREVISTA'
        ? P.previstaEm(estadia.patioNome)
        : P.abertaEm(estadia.patioNome);
  // Expected here, or standing here already: that is the one to go on with.
  const aqui = estadia !== null && (estadia.situacao === 'PREVISTA' || estadia.patUid === patio?.uid);
  const receber = () =>
    confirmar(async () => {
      const observacao = anotada && P.chegada.observacao(formatarDataHora(anotada.em));
      const corpo = { veiculoId: veiculo.id, patioId: patio!.id, ...(observacao && { observacao }) };
      const { uid } = await chamar<{ uid: string }>('POST', '/v1/estadias', { corpo });
      await reler();
      await aoAbrir(uid);
      navegar(`/estadia/${uid}`);
    });
  return (
    <li>
      <p>
        <strong>{veiculo.placa ?? P.semPlaca}</strong> {veiculo.nome}
        <small>
          {[ROTULOS_VEICULO_TIPO[veiculo.veiculoTipo], veiculo.cor, veiculo.possuiChave && P.comChave]
            .filter(Boolean)
            .join(', ')}
        </small>
        <small>{onde}</small>
        {um.remocaoParaOutroPatio && <small>{P.vaiParaOutro}</small>}
        {remocao && <small>{P.vemPor(remocao.id, ROTULOS_REMOCAO[remocao.situacao])}</small>}
      </p>
      {aqui ? (
        <Link
          to={`/estadia/${estadia.uid}`}
          className="botao primario"
          onClick={() => void aoAbrir(estadia.uid)}
        >
          {P.abrir}
        </Link>
      ) : (
        <Botao
          variante="primario"
          icone="log-in"
          disabled={!online || patio === null}
          esperando={fazendo}
          aria-label={P.receber(veiculo.nome)}
          onClick={() => void receber()}
        >
          {P.receberCurto}
        </Botao>
      )}
      <Problemas de={recusa} />
    </li>
  );
}
