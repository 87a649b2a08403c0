/** Joints of the floor's boards, which run towards a point behind the wall. */
const boards = Array.from({ length: 23 }, (_, at) => {
  const far = 600 + (at - 11) * 74;
  const near = 600 + (at - 11) * 128;
  return `M${far} 600L${near} 750`;
}).join('');

function Gradients({ id }: { id: string }) {
  return (
    <defs>
      <linearGradient id={`${id}floor`} x2="0" y2="1">
        <stop stopColor="#a8845f" />
        <stop offset="1" stopColor="#c39c73" />
      </linearGradient>
      <linearGradient id={`${id}seat`} x2="0" y2="1">
        <stop stopColor="#efe9df" />
        <stop offset="1" stopColor="#cfc5b6" />
      </linearGradient>
      <linearGradient id={`${id}back`} x2="0" y2="1">
        <stop stopColor="#e9e2d6" />
        <stop offset="1" stopColor="#bdb2a2" />
      </linearGradient>
      <radialGradient id={`${id}shadow`}>
        <stop stopColor="#1d1208" stopOpacity=".5" />
        <stop offset="1" stopColor="#1d1208" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={`${id}shade`} x2="0" y2="1">
        <stop stopColor="#fffaf0" />
        <stop offset="1" stopColor="#f0dcb8" />
      </linearGradient>
      <radialGradient id={`${id}glow`}>
        <stop stopColor="#fff3d6" stopOpacity=".55" />
        <stop offset="1" stopColor="#fff3d6" stopOpacity="0" />
      </radialGradient>
      <filter id={`${id}soft`} x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="16" />
      </filter>
    </defs>
  );
}

function Floor({ id }: { id: string }) {
  return (
    <>
      <path fill={`url(#${id}floor)`} d="M0 598H1200V750H0Z" />
      <path stroke="#7d5c3d" strokeOpacity=".5" strokeWidth="1.4" d={boards} />
      <path fill="#f6f2ea" d="M0 570H1200V600H0Z" />
      <path fill="#fffdf9" d="M0 570H1200V574H0Z" />
      <path fill="#8d8478" fillOpacity=".5" d="M0 597H1200V601H0Z" />
      <path fill="#1d1208" fillOpacity=".16" d="M0 601H1200V612H0Z" />
    </>
  );
}

/** A low sofa with two cushions on legs of wood. */
function Sofa({ id }: { id: string }) {
  return (
    <>
      <path
        d="M345 390H905Q930 390 930 420V640H322V420Q322 390 345 390Z"
        fill="#1d1208"
        fillOpacity=".4"
        filter={`url(#${id}soft)`}
        transform="translate(22 14)"
      />
      <ellipse cx="620" cy="684" rx="390" ry="26" fill={`url(#${id}shadow)`} />
      <path fill="#6d4a2d" d="M362 640H380L374 690H366ZM852 640H870L866 690H858Z" />
      <path fill={`url(#${id}back)`} d="M352 402Q352 378 378 378H854Q880 378 880 402V592H352Z" />
      <path stroke="#8f8474" strokeOpacity=".5" strokeWidth="2" d="M616 384V588" />
      <path
        fill="#fff"
        fillOpacity=".35"
        d="M360 398Q364 384 380 383H852Q868 384 872 398Q866 390 852 389H380Q366 390 360 398Z"
      />
      <path fill={`url(#${id}seat)`} d="M344 528Q344 512 362 512H612V588H344ZM620 512H870Q888 512 888 528V588H620Z" />
      <path fill="#1d1208" fillOpacity=".12" d="M352 505H880V516H352Z" />
      <path fill="#b3a797" d="M340 586H892V640Q892 648 884 648H348Q340 648 340 640Z" />
      <path fill="#fff" fillOpacity=".22" d="M340 586H892V590H340Z" />
      <path
        fill={`url(#${id}seat)`}
        d="M312 476Q312 448 338 448Q364 448 364 476V648H324Q312 648 312 636ZM868 476Q868 448 894 448Q920 448 920 476V636Q920 648 908 648H868Z"
      />
      <path
        fill="#1d1208"
        fillOpacity=".13"
        d="M358 470Q364 476 364 488V648H358ZM868 488V648H874V470Q868 478 868 488Z"
      />
      <g transform="rotate(-9 440 480)">
        <path fill="#7c2f26" d="M392 426Q440 416 488 426Q497 474 488 524Q440 534 392 524Q383 474 392 426Z" />
        <path fill="#fff" fillOpacity=".12" d="M392 426Q440 416 488 426Q440 430 396 520Q383 474 392 426Z" />
      </g>
      <g transform="rotate(8 792 486)">
        <path fill="#d9b98a" d="M742 430Q792 420 842 430Q851 480 842 530Q792 540 742 530Q733 480 742 430Z" />
        <path fill="#fff" fillOpacity=".2" d="M742 430Q792 420 842 430Q792 436 746 526Q733 480 742 430Z" />
      </g>
    </>
  );
}

/** A lamp on the left and a plant on the right. */
function LampAndPlant({ id }: { id: string }) {
  return (
    <>
      <ellipse cx="210" cy="290" rx="250" ry="230" fill={`url(#${id}glow)`} />
      <ellipse cx="212" cy="690" rx="74" ry="11" fill={`url(#${id}shadow)`} />
      <path fill="#2c2824" d="M206 330H212V680H206Z" />
      <path fill="#2c2824" d="M172 684Q172 676 184 676H234Q246 676 246 684V687H172Z" />
      <path fill={`url(#${id}shade)`} d="M164 232H254L280 340H138Z" />
      <path fill="#fff" fillOpacity=".5" d="M164 232H190L170 340H138Z" />
      <ellipse cx="1034" cy="700" rx="92" ry="13" fill={`url(#${id}shadow)`} />
      <g fill="none" strokeLinecap="round">
        <path
          stroke="#3f5a3c"
          strokeWidth="5"
          d="M1034 580C1034 500 1030 450 1020 400M1034 580C1040 500 1066 450 1096 424M1034 580C1026 510 1000 470 968 452"
        />
      </g>
      <g fill="#4d6d48">
        <path d="M1020 404C974 372 972 316 1000 284C1034 318 1044 366 1020 404Z" />
        <path d="M1096 428C1094 378 1122 344 1160 334C1166 378 1144 420 1096 428Z" />
        <path d="M968 456C926 456 902 428 898 392C936 390 964 414 968 456Z" />
      </g>
      <g fill="#5f8158">
        <path d="M1030 470C1070 454 1082 414 1072 378C1036 394 1020 430 1030 470Z" />
        <path d="M1026 520C984 528 952 508 938 476C978 468 1012 486 1026 520Z" />
        <path d="M1040 530C1082 536 1112 516 1126 484C1088 476 1054 494 1040 530Z" />
      </g>
      <path fill="#efe7da" d="M984 576H1084L1072 692Q1071 700 1062 700H1006Q997 700 996 692Z" />
      <path fill="#1d1208" fillOpacity=".14" d="M1050 576H1084L1072 692Q1071 700 1062 700H1040Q1054 640 1050 576Z" />
      <ellipse cx="1034" cy="577" rx="50" ry="8" fill="#3a2a1d" />
    </>
  );
}

/** Furniture in front of the wall, in a picture of 1200 × 750; the floor starts at 585. */
export function Furniture({ id }: { id: string }) {
  return (
    <>
      <Gradients id={id} />
      <Floor id={id} />
      <LampAndPlant id={id} />
      <Sofa id={id} />
    </>
  );
}
